import type { FeatureName, ShellConfiguration } from '@haat/app-shell';

/** The shell of agents at common service centres: their users' tokens make them csc-web. */
export const shell: ShellConfiguration = {
  name: 'csc',
  appCode: '01',
  clientName: 'csc-web',
  titleKey: 'main:product_name',
  sections: ['home', 'products', 'cart', 'orders', 'account'],
  isForBuying: true,
  vendorChoice: 'first-doorstep',
  paymentOptions: ['cash', 'csc', 'pay-now'],
  themeColour: '#0b4f6c',
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
