import { userOfId } from '@haat/backend-identity';
import { stateOfPincode, vendorRegistration } from '@haat/backend-market';
import type { OrderRow } from '@haat/backend-orders';
import type { Executor, Localised } from '@haat/backend-platform';

/**
 * What an invoice shows beside the order's data. It is stored with the invoice, because shops move, change their
 * registrations or close, and farmers change their names.
 */
export interface InvoiceParties {
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

/** The registration data for an order's invoice as it is today. */
export async function invoicePartiesOf(executor: Executor, order: OrderRow): Promise<InvoiceParties> {
  const registration = await vendorRegistration(executor, order.vendorId);
  const farmer = await userOfId(executor, order.farmerId);
  const delivered = order.address === null ? null : await stateOfPincode(executor, order.address.pincode);
  const state = registration?.state ?? { en: '' };
  return {
    seller: {
      gstin: registration?.gstin ?? null,
      licences: registration?.licences.map(({ number }) => number) ?? [],
      state,
    },
    buyerName: order.address?.name ?? order.pickupPerson?.name ?? farmer?.fullName ?? '',
    placeOfSupply: delivered ?? state,
    isWithinState: delivered === null || registration === null || delivered.en.toLowerCase() === state.en.toLowerCase(),
  };
}
