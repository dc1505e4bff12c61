import type { ShellConfiguration } from '@haat/app-shell';

/** The farmer's shell. */
export const shell: ShellConfiguration = {
  name: 'farmer',
  appCode: '01',
  clientName: 'farmer-web',
  titleKey: 'main:product_name',
  vendorChoice: 'requested-or-first',
  paymentOptions: ['cash', 'credit', 'pay-now'],
  themeColour: '#14532d',
  catalogue: { centreFirst: false },
};
