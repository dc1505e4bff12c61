import type { CreditLenderAdapter } from '@haat/backend-payments';
import type { AdapterProvider } from '@haat/backend-platform';

/** A fictitious lender: its name says so, in every language. */
export const sampleLenderProvider: AdapterProvider<CreditLenderAdapter> = {
  isChosen: ({ creditLender }) => creditLender === 'sandbox',
  create: () => ({
    lender: {
      name: 'Namuna Finance (sample)',
      registrationNumber: 'SAMPLE-0000',
      isSample: true,
      coolingOffDays: 3,
      grievance: { name: 'Namuna Finance (sample)', phoneNumber: '18000000000', email: 'grievance@sample.invalid' },
    },
  }),
};
