import type { CreditLender } from '@haat/order-core';
import type { AdapterProvider } from '@haat/backend-platform';

/** Who lends what is bought on credit. */
export interface CreditLenderAdapter {
  /** Null without a lender: then nothing is sold on credit. */
  readonly lender: CreditLender | null;
}

/** The lender of the configuration, or none. */
export const creditLenderProvider: AdapterProvider<CreditLenderAdapter> = {
  isChosen: ({ creditLender }) => creditLender !== 'sandbox',
  create: ({ configuration: { creditLender } }) => ({
    lender: creditLender === 'sandbox' || creditLender === null ? null : { ...creditLender, isSample: false },
  }),
};
