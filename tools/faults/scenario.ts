import type { FaultMarkets } from './fault-market.ts';
import type { Sizes } from './sizes.ts';

/** What a scenario found. */
export interface Finding {
  /** What was seen, in one line with figures. */
  readonly seen: string;
  /** What must not be; empty when the scenario passed. */
  readonly problems: readonly string[];
}

/** Something that goes wrong on real servers, and what has to hold nevertheless. */
export interface Scenario {
  /** By which `--only` chooses it. */
  readonly name: string;
  readonly expected: string;
  /** Left to the whole form; chosen by name it runs in the short one, too. */
  readonly isLong?: true;
  run(markets: FaultMarkets, sizes: Sizes): Promise<Finding>;
}

/** The problems among checks: those whose text is given when they hold not. */
export function problemsOf(...checks: readonly (string | false | null | readonly string[])[]): string[] {
  return checks.flatMap((check) => (check === false || check === null ? [] : check));
}

/** How often each text occurs: '100 × 201, 400 × 409 order_error.not_enough_stock'. */
export function tally(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([text, count]) => `${count} × ${text}`)
    .join(', ');
}
