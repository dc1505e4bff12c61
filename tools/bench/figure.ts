/** One line of the result. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** 'ms', '/s', 'bytes'; empty for a plain number. */
  readonly unit: string;
  /** What it shall be; null for what is only told. */
  readonly aim: Aim | null;
  /** What else is worth knowing: '4.1 ms of CPU a page'. */
  readonly remark?: string;
}

/** A bound of a figure. */
export interface Aim {
  readonly is: 'at least' | 'at most';
  readonly bound: number;
}

/** What a part found. */
export interface PartResult {
  readonly figures: readonly Figure[];
  /** Longer texts, such as a query's plan. */
  readonly notes?: readonly string[];
  /** What was answered wrongly; empty when all is right. A missed aim is no failure. */
  readonly failures: readonly string[];
  /** What was checked, for the short form. */
  readonly checked: string;
}

/** Whether a figure reaches its aim; null where there is none. */
export function isMet({ value, aim }: Figure): boolean | null {
  if (aim === null) return null;
  return aim.is === 'at least' ? value >= aim.bound : value <= aim.bound;
}

/** The middle of some numbers; of an even count the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}
