import type { FeatureName, ShellConfiguration } from '@haat/app-shell';

/** The farmer's shell. */
export const shell: ShellConfiguration = {
  name: 'farmer',
  appCode: '01',
  clientName: 'farmer-web',
  titleKey: 'main:product_name',
  sections: ['home', 'products', 'cart', 'orders', 'account'],
  isForBuying: true,
  vendorChoice: 'requested-or-first',
  paymentOptions: ['cash', 'credit', 'pay-now'],
  themeColour: '#14532d',
  catalogue: { centreFirst: false },
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
