import type { FeatureName, ShellConfiguration } from '@haat/app-shell';

/** The shell of shops and buyers: a distribution centre comes first. */
export const shell: ShellConfiguration = {
  name: 'business',
  appCode: '04',
  clientName: 'business-web',
  titleKey: 'main:product_name',
  sections: ['home', 'products', 'cart', 'orders', 'account'],
  isForBuying: true,
  vendorChoice: 'requested-or-centre',
  paymentOptions: ['cash', 'credit', 'pay-now'],
  themeColour: '#27348b',
  catalogue: { centreFirst: true },
};

/** The features that this shell carries, in the order of its route table; read when the shell is built. */
export const features: readonly FeatureName[] = [
  'home',
  'location',
  'language',
  'account',
  'catalogue',
  'catalogue-across-shops',
  'nearby-centres',
  'cart',
  'campaigns',
  'agents',
  'addresses',
  'kyc',
  'orders',
  'payments',
  'open-network',
  'mandi',
  'crops',
  'geotags',
  'insurance',
  'bookings',
  'programme',
  'reading',
  'fields',
  'training',
  'satellite',
];
