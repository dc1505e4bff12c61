// Which vendor a place opens with
export { chooseVendor, VENDOR_CHOICE_POLICIES } from './choose-vendor.ts';
export type { VendorChoice, VendorChoicePolicy } from './choose-vendor.ts';
export type { VendorLike } from './vendor-like.ts';

// How a vendor hands goods over
export { fulfilmentLabels } from './fulfilment-labels.ts';
export type { FulfilmentLabel } from './fulfilment-labels.ts';
export { normaliseFulfilment } from './normalise-fulfilment.ts';
export type { Fulfilment } from './normalise-fulfilment.ts';
export { narrowFulfilment } from './narrow-fulfilment.ts';
