import type { InsuranceChoiceRow } from './insurance-choice-row.ts';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { insuranceOfPacks } from './premium-options.ts';

/**
 * Checks that each chosen insurance is offered.
 * @throws ServiceError `insurance_error.not_offered`, naming the pack
 */
export async function checkChoices(executor: Executor, choices: readonly InsuranceChoiceRow[]): Promise<void> {
  const offered = await insuranceOfPacks(
    executor,
    choices.map(({ variantId }) => variantId),
  );
  const unknown = choices.find(
    ({ variantId, groupInsuranceProductId, multiplierFactor }) =>
      !(offered.get(variantId) ?? []).some(
        ({ product, option }) => product.id === groupInsuranceProductId && option.multiplierFactor === multiplierFactor,
      ),
  );
  if (unknown !== undefined) throw new ServiceError('insurance_error.not_offered', { variant_id: unknown.variantId });
}
