import type { VendorType } from '@haat/api-contract/vocabulary';
import { normaliseFulfilment } from './normalise-fulfilment.ts';
import type { VendorLike } from './vendor-like.ts';

/**
 * The policies by which a shell chooses the initial vendor; each is a value of a shell's configuration.
 *
 * - `requested-or-first` (farmer): the requested vendor, else the first.
 * - `first-doorstep` (CSC, and any partner agent): the requested one if it delivers to the door, else the first that
 *   does.
 * - `requested-or-centre` (business): the requested one, else the first distribution centre, else the first.
 *
 * See docs/domain/vendors.md#choosing-a-vendor.
 */
export const VENDOR_CHOICE_POLICIES = ['requested-or-first', 'first-doorstep', 'requested-or-centre'] as const;

/** A policy for choosing a vendor. */
export type VendorChoicePolicy = (typeof VENDOR_CHOICE_POLICIES)[number];

/** What a choice of vendor rests on. */
export interface VendorChoice {
  policy: VendorChoicePolicy;
  /** The vendor that the query `v` names, if any. */
  requestedVendorId?: string | number | null;
}

/** Distribution centre. See docs/domain/vendors.md#kinds-of-shop. */
const CENTRE: VendorType = 'DC';

/** Whether a vendor brings goods to the door. See docs/domain/vendors.md#fulfilment. */
function isDoorstepCapable(vendor: VendorLike): boolean {
  const fulfilment = normaliseFulfilment(vendor.fulfillment_type);
  return fulfilment === 'home_delivery' || fulfilment === 'both';
}

function isCentre(vendor: VendorLike): boolean {
  return (vendor.vendor_type ?? vendor.vendor_details?.vendor_type) === CENTRE;
}

/**
 * The vendor that a place opens with, of those that serve it (nearest first). `null` when none fits: the screen then
 * says that no shop serves or, by `first-doorstep`, delivers here.
 *
 * See docs/domain/vendors.md#choosing-a-vendor.
 */
export function chooseVendor<Vendor extends VendorLike>(
  vendors: readonly Vendor[],
  { policy, requestedVendorId = null }: VendorChoice,
): Vendor | null {
  const candidates = policy === 'first-doorstep' ? vendors.filter(isDoorstepCapable) : vendors;
  const requested =
    requestedVendorId === null
      ? undefined
      : candidates.find((vendor) => String(vendor.id) === String(requestedVendorId));
  const centre = policy === 'requested-or-centre' ? candidates.find(isCentre) : undefined;
  return requested ?? centre ?? candidates[0] ?? null;
}
