import { setTimeout as pause } from 'node:timers/promises';
import { comeAndGo } from './arrivals.ts';
import { growthAnHour, isHeld, summaryOf, type Answered, type Summary } from './figures.ts';
import type { People } from './people.ts';
import type { SeasonMarket } from './season-market.ts';

/** Lets people come for a while; everybody's answer. */
export async function season(
  people: People,
  perSecond: number,
  milliseconds: number,
  chance: () => number,
): Promise<Answered[]> {
  const visits = await comeAndGo({ perSecond, milliseconds, chance }, () => people.act());
  return visits.map(({ what, at, waited }) => ({ ...what, at, waited }));
}

/** A rate that was tried. */
export interface Tried {
  readonly perSecond: number;
  readonly summary: Summary;
}

const FIRST_RATE = 4;
const HIGHEST_RATE = 2_000;
/** What waited at a rate that was too high is answered before the next is tried. */
const REST_MS = 2_000;

/**
 * The highest rate that is held: doubled until one is not, then halved into what lies between.
 * @param halvings how often
 */
export async function highestRate(
  attempt: (perSecond: number) => Promise<Answered[]>,
  halvings: number,
  tell: (tried: Tried) => void,
): Promise<number> {
  const isHeldAt = async (perSecond: number) => {
    const summary = summaryOf(await attempt(perSecond));
    tell({ perSecond, summary });
    if (!isHeld(summary)) await pause(REST_MS);
    return isHeld(summary);
  };
  let held = 0;
  let over = FIRST_RATE;
  while (over < HIGHEST_RATE && (await isHeldAt(over))) [held, over] = [over, over * 2];
  for (let halving = 0; halving < halvings; halving += 1) {
    const between = Math.round((held + over) / 2);
    if (between === held || between === over) break;
    if (await isHeldAt(between)) held = between;
    else over = between;
  }
  return held;
}

/** Looks at the memory again and again while people come. */
export async function watchMemory(
  market: SeasonMarket,
  milliseconds: number,
  coming: Promise<unknown>,
): Promise<Readonly<Record<string, { growth: number; last: number }>>> {
  const begun = performance.now();
  const seen: Record<string, { minutes: number; megabytes: number }[]> = {};
  const looks = 60;
  for (let look = 0; look < looks; look += 1) {
    await pause(milliseconds / looks);
    const minutes = (performance.now() - begun) / 60_000;
    for (const [name, megabytes] of Object.entries(market.memory())) (seen[name] ??= []).push({ minutes, megabytes });
  }
  await coming;
  return Object.fromEntries(
    Object.entries(seen).map(([name, all]) => {
      // A process that has just begun to work takes what it needs: the first third says nothing.
      const later = all.slice(Math.floor(all.length / 3));
      return [name, { growth: growthAnHour(later), last: later.at(-1)?.megabytes ?? 0 }];
    }),
  );
}
