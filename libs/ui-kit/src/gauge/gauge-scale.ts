/** Where a reading lies against the range that is right. */
export type GaugeLevel = 'low' | 'medium' | 'high';

/** Readings from `low` on and below `high` are right. */
export interface GaugeBounds {
  readonly low: number;
  /** Null where no reading is too high. */
  readonly high: number | null;
}

export function gaugeLevel(value: number, { low, high }: GaugeBounds): GaugeLevel {
  if (value < low) return 'low';
  return high !== null && value >= high ? 'high' : 'medium';
}

/** Widest and narrowest place of the mark, in per cent of the bar: it never hangs over an end. */
const END_ROOM = 3;

/**
 * Place of a reading on a bar of three equal parts (low, medium, high), in per cent from the start. Each part is
 * drawn to its own scale, so that the mark stands in the part that the words name, however narrow that range is.
 */
export function gaugePosition(
  value: number,
  bounds: GaugeBounds,
  ends: { readonly min: number; readonly max: number },
): number {
  const parts = {
    low: [ends.min, bounds.low, 0],
    medium: [bounds.low, bounds.high ?? ends.max, 1],
    high: [bounds.high ?? ends.max, ends.max, 2],
  } as const;
  const [from, to, part] = parts[gaugeLevel(value, bounds)];
  const share = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0.5;
  return Math.min(100 - END_ROOM, Math.max(END_ROOM, ((part + share) * 100) / 3));
}
