import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '@haat/backend-aftercare/tables';
import {
  financialYearOf,
  invoiceContent,
  invoiceNumber,
  invoiceOf,
  invoicePartiesOf,
} from '@haat/backend-aftercare/testing';
import { users } from '@haat/backend-identity/tables';
import { products, variants, vendors } from '@haat/backend-market/tables';
import { orders } from '@haat/backend-orders/tables';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction } from '@haat/backend-platform';
import {
  ADDRESS,
  ADDRESSES,
  asRead,
  CART,
  deliverablePacks,
  farmer,
  orderOf,
  ORDERS,
  pdfText,
  setOffer,
  SHOP,
  testDatabases,
  toldCode,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('bills on $name', (on) => {
  let backend: TestBackend;
  let packs: string[];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    packs = await deliverablePacks(backend);
    for (const pack of packs) await setOffer(backend, pack, { stock: 900, pricePaise: 50_033, discountPaise: 5_025 });
  });
  afterAll(() => backend?.close());

  /** An order as a shell in this language makes it. */
  async function collected(language: Language = 'hi') {
    const buyer = await farmer(backend);
    for (const [index, pack] of packs.entries()) await buyer.put(pack, index + 1);
    const { body: view } = await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store' });
    const { body } = await backend.request('POST', `${ORDERS}?lang=${language}`, {
      token: buyer.token,
      body: orderOf(view, buyer.userId),
    });
    return { buyer, id: body.id as string, code: body.pickup_code as string, total: body.total_price as number };
  }
  async function deliverOrder(
    { id, code }: { id: string; code: string },
    option: readonly ('VENDOR_CONFIRMED' | 'READY_FOR_DELIVERY' | 'OUT_FOR_DELIVERY' | 'DELIVERED')[] = [
      'VENDOR_CONFIRMED',
      'READY_FOR_DELIVERY',
      'DELIVERED',
    ],
  ) {
    const evidence = code === '' ? await toldCode(backend, id) : { kind: 'pickup-code' as const, code };
    for (const to of option)
      await inTransaction(backend.database, (tx) =>
        transitionOrder(tx, backend.dependencies, id, to, 'vendor', { evidence }),
      );
  }
  const ask = async ({ buyer, id }: Awaited<ReturnType<typeof collected>>) => {
    const answer = await fetch(`${backend.address}${ORDERS}/${id}/invoice`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };

  it('come with the goods, to the farmer alone', async () => {
    const order = await collected();
    expect(await ask(order)).toMatchObject({ status: 404, bytes: expect.objectContaining({}) });
    expect((await order.buyer.call('GET', `${ORDERS}/${order.id}/invoice`)).body.error.code).toBe(
      'order_error.no_invoice',
    );
    await deliverOrder(order);
    expect(await ask(order)).toMatchObject({ status: 200, type: 'application/pdf' });
    const stranger = await farmer(backend);
    expect((await stranger.call('GET', `${ORDERS}/${order.id}/invoice`)).body.error.code).toBe('order_error.not_found');
    expect((await backend.request('GET', `${ORDERS}/${order.id}/invoice`)).status).toBe(401);
    expect((await order.buyer.call('GET', `${ORDERS}/${order.id}`)).body.has_invoice).toBe(true);
  });

  it.each(LANGUAGES)('are in the language in which the order was made: %s', async (language) => {
    const order = await collected(language);
    await deliverOrder(order);
    const text = await pdfText((await ask(order)).bytes);
    const [shop] = await backend.database.select().from(vendors).where(eq(vendors.id, SHOP));
    const goods = await backend.database
      .select({ name: products.name, id: variants.id, hsn: products.hsnCode })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(inArray(variants.id, packs));
    const inWords = { hi: 'कुल', en: 'Total', mr: 'एकूण', bn: 'মোট', or: 'ମୋଟ', gu: 'કુલ' }[language];
    expect(text).toContain(asRead(`${shop!.legalName} ${language === 'hi' ? 'मेन रोड' : 'Main Road'}`));
    expect(text).toContain(shop!.gstin);
    expect(text).toContain(asRead('Ram Pawar'));
    for (const { id, name, hsn } of goods) {
      const packsOfIt = packs.indexOf(id) + 1;
      expect(text).toContain(asRead(name[language]!));
      expect(text).toContain(`${hsn}${packsOfIt}₹450.08`);
    }
    expect(text).toContain(`${inWords}₹${order.total.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`);
  });

  it('never change, whatever becomes of the shop and the farmer', async () => {
    const order = await collected('mr');
    await deliverOrder(order);
    const written = async () => {
      const [row] = await backend.database.select().from(orders).where(eq(orders.id, order.id));
      return invoiceContent(backend.database, row!, (await invoiceOf(backend.database, order.id))!);
    };
    const before = await written();
    expect(before.seller).toMatchObject({
      gstin: expect.stringMatching(/^27SAMPL/),
      licences: ['SAMPLE-F-1'],
      state: expect.any(String),
    });
    const { gstin, licences, state, legalName } = vendors;
    const [shop] = await backend.database
      .select({ gstin, licences, state, legalName })
      .from(vendors)
      .where(eq(vendors.id, SHOP));
    await backend.database
      .update(vendors)
      .set({ gstin: null, licences: [], state: { en: 'Bihar' }, legalName: 'Another Private Limited' })
      .where(eq(vendors.id, SHOP));
    await backend.database.update(users).set({ fullName: 'Another Name' }).where(eq(users.id, order.buyer.userId));
    const after = await written();
    await backend.database.update(vendors).set(shop!).where(eq(vendors.id, SHOP));
    expect(after).toEqual(before);
  });

  it('sum to what the farmer pays, to the paisa, with coupon, premium and delivery', async () => {
    const buyer = await farmer(backend);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    for (const [index, pack] of packs.entries()) await buyer.put(pack, index + 1);
    const { body: view } = await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
    const { body } = await buyer.call('POST', ORDERS, orderOf(view, buyer.userId, address));
    await deliverOrder({ id: body.id, code: '' }, [
      'VENDOR_CONFIRMED',
      'READY_FOR_DELIVERY',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
    const [row] = await backend.database.select().from(orders).where(eq(orders.id, body.id));
    const order = {
      ...row!,
      couponDiscountPaise: 7_777,
      premiumPaise: 4_900,
      totalPaise: row!.totalPaise - 7_777 + 4_900,
      deliveryFeePaise: row!.deliveryFeePaise,
    };
    const invoice = (await invoiceOf(backend.database, order.id))!;
    const within = await invoiceContent(backend.database, order, invoice);
    expect(within.sums.amount + within.premiumPaise).toBe(order.totalPaise);
    expect(within.sums.taxable + within.sums.cgst + within.sums.sgst).toBe(within.sums.amount);
    expect(within).toMatchObject({
      isWithinState: true,
      placeOfSupply: 'Maharashtra',
      buyer: { name: ADDRESS.name },
      sums: { igst: 0 },
    });
    expect(within.lines.every(({ hsn }) => /^\d{4,8}$/.test(hsn))).toBe(true);
    const across = await invoiceContent(backend.database, order, {
      ...invoice,
      parties: await invoicePartiesOf(backend.database, {
        ...order,
        address: { ...order.address!, pincode: '800001' },
      }),
    });
    expect(across).toMatchObject({
      isWithinState: false,
      placeOfSupply: 'Bihar',
      sums: { cgst: 0, sgst: 0, amount: within.sums.amount },
    });
  });

  it('are numbered by each shop without a gap, however many are written at once', async () => {
    const some = await Promise.all(Array.from({ length: 8 }, () => collected()));
    for (const order of some) await deliverOrder(order, ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY']);
    // One of them is tried with a wrong code: a number that is not used is not lost.
    await Promise.all(
      some.map((order, index) =>
        deliverOrder(index === 3 ? { ...order, code: 'wrong' } : order, ['DELIVERED']).catch(() => undefined),
      ),
    );
    const numbers = (await backend.database.select({ number: invoices.number }).from(invoices))
      .map(({ number }) => Number(number.split('/')[1]))
      .sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(7);
  });
});

describe('numbers of bills', () => {
  it.each([
    ['2026-03-31', 2025, '25-26/000007'],
    ['2026-04-01', 2026, '26-27/000007'],
    ['2099-12-31', 2099, '99-00/000007'],
  ])('begin anew in April: %s', (day, year, number) => {
    expect(financialYearOf(day)).toBe(year);
    expect(invoiceNumber(year, 7)).toBe(number);
    expect(number.length).toBeLessThanOrEqual(16);
  });
});
