/** When a shop's counter is open, the same on each of its days. */
export interface NetworkHours {
  /** 0 is Sunday, in rising order; all seven where the shop does not say which. */
  readonly days: readonly number[];
  /** Time of day in India, 'HH:mm'. */
  readonly from: string;
  readonly to: string;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * When a shop is open, by `time` of its location: `days` '1,2,3' (1 is Monday, 7 is Sunday) and `range` 0900 to 1900.
 * Null where that is not told or not readable: hours are never guessed.
 * See docs/domain/open-network.md#fetched-at-the-shop.
 */
export function openingHours(time: unknown): NetworkHours | null {
  const { days, range } = recordOf(time);
  const { start, end } = recordOf(range);
  const [from, to] = [timeOf(start), timeOf(end)];
  const open = daysOf(days);
  return from === null || to === null || from >= to || open === null ? null : { days: open, from, to };
}

function daysOf(days: unknown): readonly number[] | null {
  if (days === undefined || days === null) return WEEK;
  const told = typeof days === 'string' ? days.split(',').map((day) => day.trim()) : [];
  if (told.length === 0 || !told.every((day) => /^[1-7]$/.test(day))) return null;
  return WEEK.filter((day) => told.includes(String(day === 0 ? 7 : day)));
}

function timeOf(value: unknown): string | null {
  const found = typeof value === 'string' ? /^([01]\d|2[0-3]):?([0-5]\d)$/.exec(value) : null;
  return found === null ? null : `${found[1]}:${found[2]}`;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
