import { RUNS_WHOLE } from '@haat/tools/sample';
import { test } from './journey.ts';
import { BUYERS, type Buyer } from './matrices.ts';

/**
 * Runs the same journeys as the buyers of one row of `BUYERS`: as the first of them, and as all of them in
 * `npm run test:deep`.
 */
export function asBuyers(row: keyof typeof BUYERS, journeys: (buyer: Buyer) => void): void {
  for (const { shell, language } of buyersOf(row)) {
    test.describe(`${shell} in ${language}`, () => {
      test.use({ shell, language });
      journeys({ shell, language });
    });
  }
}

function buyersOf(row: keyof typeof BUYERS): readonly Buyer[] {
  return RUNS_WHOLE ? BUYERS[row] : BUYERS[row].slice(0, 1);
}
