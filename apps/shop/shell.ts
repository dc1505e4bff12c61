import type { FeatureName, ShellConfiguration } from '@haat/app-shell';

/** The shell of the people of a shop: they sell here, and buy in another one. */
export const shell: ShellConfiguration = {
  name: 'shop',
  appCode: '05',
  clientName: 'shop-web',
  titleKey: 'main:product_name',
  sections: ['shopOrders', 'shopGoods', 'account'],
  isForBuying: false,
  vendorChoice: 'requested-or-first',
  paymentOptions: [],
  themeColour: '#6a1b4d',
  catalogue: { centreFirst: false },
};

/** The features that this shell carries, in the order of its route table; read when the shell is built. */
export const features: readonly FeatureName[] = ['shop-orders', 'shop-goods', 'language', 'account'];
