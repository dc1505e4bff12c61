import { readFileSync } from 'node:fs';
import type { Peril } from '@haat/api-contract/vocabulary';
import { groupInsuranceProducts, insurancePremiumOptions, insuranceTermSheets } from '@haat/backend-insurance/tables';
import type { Transaction } from '@haat/backend-platform';

import terms from '../data/insurance-terms.json' with { type: 'json' };
import type { LocalisedText } from '../seed-texts.ts';

/**
 * An insurance product of the sample market, with the packs that it insures. No insurer stands behind it, and its
 * texts say so.
 */
interface InsuranceRecord {
  readonly id: string;
  readonly insurerName: LocalisedText;
  readonly name: LocalisedText;
  readonly coverText: LocalisedText;
  readonly perils: readonly Peril[];
  readonly freeUnits: number;
  readonly baseCoverPaise: number;
  readonly coverDays: number;
  readonly needsKyc: boolean;
  readonly options: readonly {
    readonly costToFarmerPaise: number;
    readonly multiplierFactor: number;
    readonly totalPremiumPaise: number;
  }[];
  readonly variantIds: readonly string[];
}

/** No insurer's: who works on its claims belongs to the sample, too. */
const SAMPLE_INSURER = 'sample';

/** Adds the sample market's insurance; its packs must be there. */
export async function insertInsurance(tx: Transaction): Promise<void> {
  const records = JSON.parse(
    readFileSync(new URL('../data/insurance.json', import.meta.url), 'utf8'),
  ) as readonly InsuranceRecord[];
  await tx.insert(groupInsuranceProducts).values(
    records.map(({ options: _options, variantIds: _variantIds, ...product }, index) => ({
      ...product,
      insurerId: SAMPLE_INSURER,
      sortOrder: index + 1,
    })),
  );
  await tx
    .insert(insurancePremiumOptions)
    .values(
      records.flatMap(({ id: productId, options, variantIds }) =>
        variantIds.flatMap((variantId) => options.map((option) => ({ productId, variantId, ...option }))),
      ),
    );
  // One sheet for all: each begins with what its own product pays for.
  await tx.insert(insuranceTermSheets).values(records.map(({ id: productId }) => ({ productId, ...terms })));
}
