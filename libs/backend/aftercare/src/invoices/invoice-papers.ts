import { userOfId } from '@haat/backend-identity';
import { stateOfPincode, vendorPapers } from '@haat/backend-market';
import type { OrderRow } from '@haat/backend-orders';
import type { Executor, Localised } from '@haat/backend-platform';

/**
 * What stands on a bill beside the order's own facts. It is kept with the bill: shops move, change their papers and
 * go, and farmers their names.
 */
export interface InvoicePapers {
  seller: {
    /** Null when the shop was not registered for goods and services tax. */
    gstin: string | null;
    /** Numbers of its trade licences. */
    licences: readonly string[];
    state: Localised;
  };
  buyerName: string;
  /** The state to which the goods went. */
  placeOfSupply: Localised;
  isWithinState: boolean;
}

/** The papers of an order's bill as they are today. */
export async function papersOf(executor: Executor, order: OrderRow): Promise<InvoicePapers> {
  const papers = await vendorPapers(executor, order.vendorId);
  const farmer = await userOfId(executor, order.farmerId);
  const delivered = order.address === null ? null : await stateOfPincode(executor, order.address.pincode);
  const state = papers?.state ?? { en: '' };
  return {
    seller: { gstin: papers?.gstin ?? null, licences: papers?.licences.map(({ number }) => number) ?? [], state },
    buyerName: order.address?.name ?? order.pickupPerson?.name ?? farmer?.fullName ?? '',
    placeOfSupply: delivered ?? state,
    isWithinState: delivered === null || papers === null || delivered.en.toLowerCase() === state.en.toLowerCase(),
  };
}
