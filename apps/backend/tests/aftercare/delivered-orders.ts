import type { PaymentKind } from '@haat/api-contract/vocabulary';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { users } from '@haat/backend-identity/tables';
import { products, variants } from '@haat/backend-market/tables';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction } from '@haat/backend-platform';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  collectOnlyPack,
  deliverablePacks,
  farmer,
  orderForPickup,
  orderOf,
  ORDERS,
  setOffer,
  SHOP,
  signInForTest,
  staffMember,
  toldCode,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestDatabase } from '@haat/backend-testing';

export const DAY_MS = 86_400_000;
/** Where photos are uploaded. */
export const PHOTOS = '/upload/v1/photos';

/** An order to be collected; its buyer signs in anew when the clock moves. */
export interface PlacedOrder {
  buyer: Awaited<ReturnType<typeof farmer>>;
  readonly id: string;
  /** What opens the handing over. */
  readonly code: string;
  readonly number: string;
}

export type Aftercare = Awaited<ReturnType<typeof startAftercare>>;
export type AftercareWithStaff = Awaited<ReturnType<typeof startAftercareWithStaff>>;

/** What a refusal says. */
export const statusAndCode = ({ status, body }: TestAnswer) => ({ status, code: body.error?.code });

/** The order as its buyer sees it. */
export const shown = async ({ buyer, id }: PlacedOrder) => (await buyer.call('GET', `${ORDERS}/${id}`)).body;

/** Asks to give packs of an order back. */
export const askReturn = (
  pack: string,
  { buyer, id }: PlacedOrder,
  quantity: number,
  reason = '001',
  change: object = {},
) => buyer.call('POST', `${ORDERS}/${id}/returns`, { reason, lines: [{ variant_id: pack, quantity }], ...change });

/** 'done', or what a refusal says, as one text. */
export const doneOrCode = ({ status, body }: TestAnswer) => (status < 300 ? 'done' : `${status} ${body.error?.code}`);

/** `startAftercare` with a pack at ₹1,000.00, staff of its shop and two people of support. */
export async function startAftercareWithStaff(on: TestDatabase) {
  const aftercare = await startAftercare(on);
  const { backend, pack } = aftercare;
  await setOffer(backend, pack, { pricePaise: 100_000, discountPaise: 0 });
  return {
    ...aftercare,
    shop: await staffMember(backend, 'vendor'),
    support: await staffMember(backend, 'support'),
    secondSupport: await staffMember(backend, 'support'),
  };
}

/** A backend with a tool, which may be returned opened, and subsidised urea on the shelf. */
export async function startAftercare(on: TestDatabase) {
  const backend = await startBackend({ on, seed: 'small' });
  const [tool] = await backend.database
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.kind, 'tool'))
    .limit(1);
  const pack = tool?.id ?? (await deliverablePacks(backend))[0];
  const urea = await collectOnlyPack(backend);
  for (const one of [pack, urea])
    await setOffer(backend, one, { stock: 900, pricePaise: 50_000, discountPaise: 5_025 });
  const picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#2e7d32' } })
    .jpeg()
    .toBuffer();

  async function placeOrder(quantity = 3, variantId = pack, payment: PaymentKind = 'cash'): Promise<PlacedOrder> {
    const buyer = await farmer(backend);
    await buyer.put(variantId, quantity);
    const { body } = await orderForPickup(buyer, payment);
    return { buyer, id: body.id as string, code: body.pickup_code as string, number: body.number as string };
  }

  return {
    backend,
    pack,
    urea,
    picture,
    upload: (token: string, bytes: Buffer, type = 'image/jpeg') =>
      fetch(backend.address + PHOTOS, {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
      }).then(async (answer): Promise<TestAnswer> => ({
        status: answer.status,
        headers: answer.headers,
        body: await answer.json(),
      })),
    /** A user with a role; a vendor has the shop of these tests unless told otherwise. */
    async staff(role: 'vendor' | 'support', vendorId: string | null = SHOP) {
      const { phone, userId } = await farmer(backend);
      await backend.database
        .update(users)
        .set({ roles: [role] })
        .where(eq(users.id, userId));
      if (role === 'vendor' && vendorId !== null)
        await backend.database.insert(vendorStaff).values({ userId, vendorId });
      const { accessToken } = await signInForTest(backend, phone);
      return {
        phone,
        call: (method: string, path: string, body?: unknown) =>
          backend.request(method, path, { token: accessToken, ...(body === undefined ? {} : { body }) }),
      };
    },
    placeOrder,
    /** An order that was handed over at the shop just now. */
    async deliverOrder(quantity = 3, variantId = pack): Promise<PlacedOrder> {
      const order = await placeOrder(quantity, variantId);
      for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'DELIVERED'] as const) {
        await inTransaction(backend.database, (tx) =>
          transitionOrder(tx, backend.dependencies, order.id, to, 'vendor', {
            evidence: { kind: 'pickup-code', code: order.code },
          }),
        );
      }
      return order;
    },
    /** An order that was delivered to the farmer's home, for a delivery charge, just now. */
    async deliverHome(quantity: number): Promise<PlacedOrder> {
      const buyer = await farmer(backend);
      const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
      await buyer.put(pack, quantity);
      await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
      const { body } = await buyer.call('POST', ORDERS, orderOf(await buyer.checkout(), buyer.userId, address));
      const evidence = await toldCode(backend, body.id);
      for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
        await inTransaction(backend.database, (tx) =>
          transitionOrder(tx, backend.dependencies, body.id as string, to, 'vendor', { evidence }),
        );
      }
      return { buyer, id: body.id as string, code: '', number: body.number as string };
    },
    /** Advances the clock past the lifetime of tokens; the buyers of these orders sign in again. */
    async later(milliseconds: number, ...orders: PlacedOrder[]): Promise<void> {
      backend.advance(milliseconds);
      for (const order of orders) order.buyer = await farmer(backend, { phone: order.buyer.phone });
    },
  };
}
