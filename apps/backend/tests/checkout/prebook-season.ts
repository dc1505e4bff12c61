import { and, eq } from 'drizzle-orm';
import type { CartChoices } from '@haat/api-contract';
import { prebookOffers } from '@haat/backend-market/tables';
import { openSeason } from '@haat/backend-market';
import { CART, farmer, orderOf, ORDERS, setOffer, SHOP } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend, TestDatabase } from '@haat/backend-testing';

export const PADDY = 'p-paddy-arize-6444-3kg';
const DAY_MS = 86_400_000;

export type Prebooking = Awaited<ReturnType<typeof startPrebooking>>;

/** A backend with ten packs of paddy on the shelf, and the shop's open season, in which paddy can be prebooked. */
export async function startPrebooking(on: TestDatabase) {
  const backend = await startBackend({ on, seed: 'small' });
  await setOffer(backend, PADDY, { stock: 10 });
  const season = () => openSeason(backend.database, SHOP, backend.dependencies.now());
  const { id: seasonId = '', bookingDates = [] } = (await season()) ?? {};
  let day = bookingDates[1] ?? '';
  const paddyOffer = and(
    eq(prebookOffers.vendorId, SHOP),
    eq(prebookOffers.variantId, PADDY),
    eq(prebookOffers.seasonId, seasonId),
  );
  /** A farmer with a prebook cart, ready to be ordered. */
  async function fillCart(quantity = 2, change: CartChoices = {}) {
    const buyer = await farmer(backend);
    const put = await buyer.put(PADDY, quantity, { is_prebook: true });
    if (put.status !== 200) throw new Error(`the cart was answered ${put.status} ${JSON.stringify(put.body)}`);
    await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', booking_date: day, ...change });
    const checkout = await buyer.checkout();
    return { buyer, checkout, order: orderOf(checkout, buyer.userId, null, change.payment_kind ?? 'cash') };
  }
  return {
    backend,
    openSeason: season,
    /** The day that carts are booked for. */
    bookingDay: () => day,
    /** Books carts for the first day that is still open. */
    async bookFirstDay() {
      day = (await season())?.bookingDates[0] ?? '';
    },
    promisePacks: (packs: number) =>
      backend.database.update(prebookOffers).set({ promised: packs, taken: 0 }).where(paddyOffer),
    /** How many promised packs are booked. */
    takenPacks: async () => (await backend.database.select().from(prebookOffers).where(paddyOffer))[0]?.taken,
    /** Moves the clock to noon in India, so many days before the booking day. */
    goToDaysBefore: (days: number) =>
      backend.advance(Date.parse(`${day}T06:30:00Z`) - days * DAY_MS - backend.dependencies.now().getTime()),
    fillCart,
    async placeOrder(quantity = 2) {
      const { buyer, order } = await fillCart(quantity);
      const { status, body } = await buyer.call('POST', ORDERS, order);
      if (status !== 201) throw new Error(`the order was answered ${status} ${JSON.stringify(body)}`);
      return { buyer, id: body.id as string, body };
    },
  };
}

/** Signs the farmer in again: months have passed. */
export const signInAgain = (backend: TestBackend, { phone }: { phone: string }) => farmer(backend, { phone });
