import type { ShellConfiguration } from '@haat/app-shell';

/** The shell of shops and buyers: a distribution centre comes first. */
export const shell: ShellConfiguration = {
  name: 'business',
  appCode: '04',
  clientName: 'business-web',
  titleKey: 'main:product_name',
  vendorChoice: 'requested-or-centre',
  paymentOptions: ['cash', 'credit', 'pay-now'],
  themeColour: '#27348b',
  catalogue: { centreFirst: true },
};
