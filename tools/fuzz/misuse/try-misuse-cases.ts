import type { People } from '../market/people.ts';
import type { Tally } from '../report/tally.ts';
import type { MisuseCase } from './misuse-case.ts';
import { MISUSE_OF_DELIVERIES } from './of-deliveries.ts';
import { MISUSE_OF_GOODS } from './of-goods.ts';
import { MISUSE_OF_MONEY } from './of-money.ts';
import { MISUSE_OF_NETWORK } from './of-network.ts';
import { MISUSE_OF_PAYOUTS } from './of-payouts.ts';
import { MISUSE_OF_SIGN_IN } from './of-sign-in.ts';

/** All of them. */
const MISUSE_CASES: readonly MisuseCase[] = [
  ...MISUSE_OF_GOODS,
  ...MISUSE_OF_DELIVERIES,
  ...MISUSE_OF_MONEY,
  ...MISUSE_OF_PAYOUTS,
  ...MISUSE_OF_NETWORK,
  ...MISUSE_OF_SIGN_IN,
];

/**
 * Tries cases, one after the other: some share a shop. @param only those whose name holds this text; 'misuse' for all
 * @returns how many were tried
 */
export async function tryMisuseCases(people: People, tally: Tally, only: string): Promise<number> {
  const tried = MISUSE_CASES.filter(({ name }) => `misuse: ${name}`.includes(only));
  for (const { name, attempt } of tried) {
    const problems = await attempt(people).catch((error: unknown) => [`could not be tried: ${String(error)}`]);
    for (const complaint of problems)
      tally.find({ where: 'misuse', route: name, why: '', complaint, status: 0, body: '' });
  }
  return tried.length;
}
