/** An answer of the market, as far as the season looks at it. */
export interface Answered {
  /** What was done: 'browse', 'order'. */
  readonly kind: string;
  /** Whether it went as it should; a clear refusal of a crowd; or neither. */
  readonly outcome: 'good' | 'turned away' | 'wrong';
  /** What came instead, in a few words. */
  readonly words: string;
  readonly at: number;
  readonly waited: number;
}

/** What the answers of some time say. */
export interface Summary {
  readonly count: number;
  readonly good: number;
  readonly turnedAway: number;
  readonly wrong: number;
  /** Milliseconds within which so many of the good ones were answered. */
  readonly half: number;
  readonly most: number;
}

/** 95 of 100 have to be answered within this, milliseconds. */
export const P95_MS = 300;

/** The value below which a share of all are. @param share of 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Counts, and waits of what went well. */
export function summaryOf(answers: readonly Answered[]): Summary {
  const of = (outcome: Answered['outcome']) => answers.filter((answer) => answer.outcome === outcome);
  const waits = of('good').map(({ waited }) => waited);
  return {
    count: answers.length,
    good: waits.length,
    turnedAway: of('turned away').length,
    wrong: of('wrong').length,
    half: percentile(waits, 0.5),
    most: percentile(waits, 0.95),
  };
}

/** Whether a rate was held: everybody was answered well, and 95 of 100 in time. @param bound milliseconds */
export function isHeld({ count, good, most }: Summary, bound: number = P95_MS): boolean {
  return count > 0 && good === count && most <= bound;
}

/** A second whose visitors are judged as at a held rate. */
const WINDOW_MS = 2_000;

/**
 * Seconds until it is as before: from there on, each two seconds' visitors are answered well and in time. Null when it
 * does not come to that.
 * @param bound within which 95 of 100 were answered before, milliseconds
 */
export function recoveryOf(answers: readonly Answered[], milliseconds: number, bound: number = P95_MS): number | null {
  let recovered: number | null = null;
  for (let from = 0; from + WINDOW_MS <= milliseconds; from += WINDOW_MS) {
    const those = answers.filter(({ at }) => at >= from && at < from + WINDOW_MS);
    if (those.length === 0) continue;
    if (!isHeld(summaryOf(those), bound)) recovered = null;
    else recovered ??= from / 1000;
  }
  return recovered;
}

/** Megabytes by which memory grows in an hour: the slope of the line through all that was seen. */
export function growthAnHour(seen: readonly { readonly minutes: number; readonly megabytes: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(seen.map(({ minutes }) => minutes)), mean(seen.map(({ megabytes }) => megabytes))];
  const spread = seen.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
  const together = seen.reduce((sum, { minutes, megabytes }) => sum + (minutes - x) * (megabytes - y), 0);
  return spread === 0 ? 0 : (together / spread) * 60;
}
