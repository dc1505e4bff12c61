import { randomUUID } from 'node:crypto';
import { PAYMENT_MODES } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { photos } from '@haat/backend-media/tables';
import { escalateIssues } from '@haat/backend-aftercare/testing';
import { users } from '@haat/backend-identity/tables';
import { products, variants } from '@haat/backend-market/tables';
import { removeUnusedPhotos } from '@haat/backend-media';
import { orders } from '@haat/backend-orders/tables';
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
  stockOf,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

const DAY_MS = 86_400_000;
const UPLOAD = '/upload/v1/photos';

describe.each(testDatabases())('after an order on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  let urea: string;
  let picture: Buffer;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    const [tool] = await backend.database
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(products.kind, 'tool'))
      .limit(1);
    pack = tool?.id ?? (await deliverablePacks(backend))[0];
    urea = await collectOnlyPack(backend);
    for (const one of [pack, urea])
      await setOffer(backend, one, { stock: 900, pricePaise: 50_000, discountPaise: 5_025 });
    picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#2e7d32' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => backend?.close());

  const statusAndCode = ({ status, body }: TestAnswer) => ({ status, code: body.error?.code });
  const upload = (token: string, bytes: Buffer, type = 'image/jpeg') =>
    fetch(backend.address + UPLOAD, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
    }).then(async (answer): Promise<TestAnswer> => ({
      status: answer.status,
      headers: answer.headers,
      body: await answer.json(),
    }));
  /** A user with a role; a vendor has the shop of these tests unless told otherwise. */
  async function staff(role: 'vendor' | 'support', vendorId: string | null = SHOP) {
    const { phone, userId } = await farmer(backend);
    await backend.database
      .update(users)
      .set({ roles: [role] })
      .where(eq(users.id, userId));
    if (role === 'vendor' && vendorId !== null) await backend.database.insert(vendorStaff).values({ userId, vendorId });
    const { accessToken } = await signInForTest(backend, phone);
    return {
      phone,
      call: (method: string, path: string, body?: unknown) =>
        backend.request(method, path, { token: accessToken, ...(body === undefined ? {} : { body }) }),
    };
  }
  async function ordered(quantity = 3, variantId = pack) {
    const buyer = await farmer(backend);
    await buyer.put(variantId, quantity);
    const { body } = await orderForPickup(buyer);
    return { buyer, id: body.id as string, code: body.pickup_code as string, number: body.number as string };
  }
  /** An order that was handed over just now. */
  async function delivered(quantity = 3, variantId = pack) {
    const order = await ordered(quantity, variantId);
    for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'DELIVERED'] as const) {
      await inTransaction(backend.database, (tx) =>
        transitionOrder(tx, backend.dependencies, order.id, to, 'vendor', {
          evidence: { kind: 'pickup-code', code: order.code },
        }),
      );
    }
    return order;
  }
  /** An order that was carried home, for a delivery charge, just now. */
  async function carried(quantity: number) {
    const buyer = await farmer(backend);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(pack, quantity);
    await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
    const { body } = await buyer.call('POST', ORDERS, orderOf(await buyer.checkout(), buyer.userId, address));
    for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
      await inTransaction(backend.database, (tx) =>
        transitionOrder(tx, backend.dependencies, body.id as string, to, 'vendor'),
      );
    }
    return { buyer, id: body.id as string, code: '', number: body.number as string };
  }
  /** Days later, when tokens of today are worth nothing. */
  async function later(milliseconds: number, ...those: Awaited<ReturnType<typeof ordered>>[]): Promise<void> {
    backend.advance(milliseconds);
    for (const order of those) order.buyer = await farmer(backend, { phone: order.buyer.phone });
  }
  const seen = async (order: Awaited<ReturnType<typeof ordered>>) =>
    (await order.buyer.call('GET', `${ORDERS}/${order.id}`)).body;

  describe('photos', () => {
    it('are made anew, upright and small, and shown to their sender only', async () => {
      const buyer = await farmer(backend);
      const sideways = await sharp(picture)
        .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'where I live' } } })
        .toBuffer();
      const { status, body } = await upload(buyer.token, sideways);
      expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(String), width: 800, height: 1600 } });
      const own = await fetch(`${backend.address}${UPLOAD}/${body.id}`, {
        headers: { authorization: `Bearer ${buyer.token}` },
      });
      expect(own.headers.get('content-type')).toBe('image/jpeg');
      const kept = Buffer.from(await own.arrayBuffer());
      expect(kept.includes('where I live')).toBe(false);
      expect((await sharp(kept).metadata()).format).toBe('jpeg');
      const stranger = await farmer(backend);
      for (const id of [body.id, randomUUID(), 'x'])
        expect(statusAndCode(await backend.request('GET', `${UPLOAD}/${id}`, { token: stranger.token }))).toEqual({
          status: 404,
          code: 'request_error.not_found',
        });
    });

    it('are refused when they are no picture, a bomb, or too big, and nothing is kept', async () => {
      const buyer = await farmer(backend);
      const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer();
      expect(huge.length).toBeLessThan(1_000_000);
      expect(statusAndCode(await upload(buyer.token, huge, 'image/png'))).toEqual({
        status: 413,
        code: 'upload_error.too_large',
      });
      for (const bytes of [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        Buffer.from('%PDF-1.7'),
        picture.subarray(0, 400),
        Buffer.alloc(0),
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(3000, 7)]),
      ]) {
        expect(statusAndCode(await upload(buyer.token, bytes))).toEqual({
          status: 400,
          code: expect.stringMatching(/^(upload_error.not_a_picture|request_error.invalid)$/),
        });
      }
      expect((await upload(buyer.token, Buffer.alloc(5_000_001, 1))).status).toBe(413);
      expect((await backend.request('POST', UPLOAD, { token: buyer.token, body: { picture: 'x' } })).status).toBe(400);
      expect((await backend.request('POST', UPLOAD, {})).status).toBe(401);
      expect(
        await backend.database.select({ id: photos.id }).from(photos).where(eq(photos.userId, buyer.userId)),
      ).toEqual([]);
    });

    it('are kept for a day when they belong to nothing, and counted', async () => {
      const buyer = await farmer(backend);
      const small = await sharp(picture).resize(8, 8).toBuffer();
      for (let sent = 0; sent < 20; sent += 1) expect((await upload(buyer.token, small)).status).toBe(201);
      expect(statusAndCode(await upload(buyer.token, small))).toEqual({ status: 429, code: 'upload_error.too_many' });
      backend.advance(DAY_MS + 1_000);
      await removeUnusedPhotos(backend.dependencies);
      expect(
        await backend.database.select({ id: photos.id }).from(photos).where(eq(photos.userId, buyer.userId)),
      ).toEqual([]);
    });
  });

  describe('returns', () => {
    const ask = (order: Awaited<ReturnType<typeof ordered>>, quantity: number, reason = '001', more: object = {}) =>
      order.buyer.call('POST', `${ORDERS}/${order.id}/returns`, {
        reason,
        lines: [{ variant_id: pack, quantity }],
        ...more,
      });

    it('go from asked to approved to picked up, and the money goes back', async () => {
      const order = await delivered(3);
      const vendor = await staff('vendor');
      expect(await seen(order)).toMatchObject({
        returnable: {
          lines: [
            { variant_id: pack, quantity: 3, reasons: ['001', '002', '003', '004', '005'], must_be_sealed: false },
          ],
        },
        has_invoice: true,
        can_report: true,
        can_reorder: true,
      });
      const asked = await ask(order, 2, '003', { photos: [(await upload(order.buyer.token, picture)).body.id] });
      expect(asked.status).toBe(201);
      expect(asked.body).toMatchObject({
        returns: [
          {
            number: expect.stringMatching(/^T\d{4}-\d{6}$/),
            status: 'REQUESTED',
            reason: '003',
            amount: 899.5,
            lines: [{ variant_id: pack, quantity: 2 }],
          },
        ],
        returnable: { lines: [{ quantity: 1 }] },
      });
      const [{ id }] = asked.body.returns;
      const move = (body: object) => vendor.call('POST', `/vendor/v1/orders/${order.id}/returns/${id}`, body);
      expect(statusAndCode(await move({ to: 'PICKED_UP' }))).toEqual({ status: 409, code: 'return_error.cannot_move' });
      expect((await move({ to: 'APPROVED' })).body.returns).toMatchObject([{ status: 'APPROVED' }]);
      expect((await move({ to: 'PICKED_UP' })).status).toBe(200);
      expect(statusAndCode(await move({ to: 'PICKED_UP' }))).toEqual({ status: 409, code: 'return_error.cannot_move' });
      expect(await seen(order)).toMatchObject({
        returns: [{ status: 'PICKED_UP' }],
        refunds: [{ amount: 899.5, cause: 'return', needs_destination: true }],
      });
      await expect
        .poll(
          async () =>
            (await backend.sms.allMessages(order.buyer.phone)).some(
              ({ text }) => text.includes(order.number) && text.includes('वापस लेना मान लिया'),
            ),
          { timeout: 10_000 },
        )
        .toBe(true);
    });

    it.each(['seed', 'pesticide'] as const)(
      'take %s back in sealed packs, whatever the reason, and opened ones never',
      async (kind) => {
        const [row] = await backend.database
          .select({ id: variants.id })
          .from(variants)
          .innerJoin(products, eq(products.id, variants.productId))
          .where(eq(products.kind, kind))
          .limit(1);
        const variantId = row?.id ?? '';
        await setOffer(backend, variantId, { stock: 900, pricePaise: 50_000, discountPaise: 0 });
        const order = await delivered(2, variantId);
        expect((await seen(order)).returnable.lines).toEqual([
          { variant_id: variantId, quantity: 2, reasons: ['001', '002', '003', '004', '005'], must_be_sealed: true },
        ]);
        const lines = (said: object) => ({ lines: [{ variant_id: variantId, quantity: 1, ...said }] });
        for (const reason of ['001', '003'])
          for (const said of [{ is_sealed: false }, {}])
            expect(statusAndCode(await ask(order, 1, reason, lines(said)))).toEqual({
              status: 409,
              code: 'return_error.opened',
            });
        const twice = {
          lines: [
            { variant_id: variantId, quantity: 1, is_sealed: true },
            { variant_id: variantId, quantity: 1, is_sealed: false },
          ],
        };
        expect(statusAndCode(await ask(order, 1, '001', twice))).toEqual({ status: 409, code: 'return_error.opened' });
        expect((await seen(order)).returns).toEqual([]);
        expect((await ask(order, 1, '001', lines({ is_sealed: true }))).status).toBe(201);
      },
    );

    it('are refused with the shop’s reason, and the packs can be asked for again', async () => {
      const order = await delivered(1);
      const vendor = await staff('vendor');
      const { body } = await ask(order, 1);
      expect(
        (await vendor.call('POST', `/vendor/v1/orders/${order.id}/returns/${body.returns[0].id}`, { to: 'REFUSED' }))
          .status,
      ).toBe(400);
      await vendor.call('POST', `/vendor/v1/orders/${order.id}/returns/${body.returns[0].id}`, {
        to: 'REFUSED',
        refusal: 'The pack was opened.',
      });
      expect(await seen(order)).toMatchObject({
        returns: [{ status: 'REFUSED', refusal: 'The pack was opened.' }],
        returnable: { lines: [{ quantity: 1 }] },
        refunds: [],
      });
      expect((await ask(order, 1)).status).toBe(201);
    });

    it.each([
      { name: 'damaged, all at once', asked: [{ reason: '003', quantity: 1 }], fee: true },
      { name: 'not needed, all at once', asked: [{ reason: '001', quantity: 1 }], fee: false },
      {
        name: 'damaged, then different, with the shop’s yes between',
        asked: [
          { reason: '003', quantity: 1 },
          { reason: '005', quantity: 1 },
        ],
        fee: true,
      },
      {
        name: 'not needed, then damaged',
        asked: [
          { reason: '001', quantity: 1 },
          { reason: '003', quantity: 1 },
        ],
        fee: false,
      },
      {
        name: 'damaged, then damaged before the shop said yes',
        asked: [
          { reason: '003', quantity: 1, isLeftOpen: true },
          { reason: '003', quantity: 1 },
        ],
        fee: false,
      },
    ])('of everything give the delivery charge back when the shop is to blame: $name', async ({ asked, fee }) => {
      const order = await carried(asked.length);
      const vendor = await staff('vendor');
      for (const { reason, quantity, ...more } of asked) {
        const { status, body } = await ask(order, quantity, reason);
        expect(status).toBe(201);
        if (!('isLeftOpen' in more))
          await vendor.call('POST', `/vendor/v1/orders/${order.id}/returns/${body.returns.at(-1).id}`, {
            to: 'APPROVED',
          });
      }
      const { returns, delivery_fee: paid, price, discount } = await seen(order);
      expect(paid).toBeGreaterThan(0);
      const back = returns.reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0);
      expect(back).toBe(Math.round((price - discount + (fee ? paid : 0)) * 100));
    });

    it('keep to window, reason and quantity, also when asked for many times at once', async () => {
      const order = await delivered(3);
      const notThere = await ordered(1);
      expect(statusAndCode(await ask(notThere, 1))).toEqual({ status: 409, code: 'return_error.too_late' });
      expect(statusAndCode(await ask(order, 4))).toEqual({ status: 409, code: 'return_error.quantity' });
      expect(statusAndCode(await ask(order, 1, '006'))).toEqual({ status: 400, code: 'return_error.reason_unknown' });
      expect(statusAndCode(await ask(order, 1, '001', { lines: [{ variant_id: 'other', quantity: 1 }] }))).toEqual({
        status: 409,
        code: 'return_error.quantity',
      });
      expect(statusAndCode(await ask(order, 1, '001', { photos: [randomUUID()] }))).toEqual({
        status: 400,
        code: 'upload_error.photo_unknown',
      });
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(order, 2)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const subsidised = await delivered(1, urea);
      expect((await seen(subsidised)).returnable).toBeNull();
      expect(statusAndCode(await ask(subsidised, 1, '003', { lines: [{ variant_id: urea, quantity: 1 }] }))).toEqual({
        status: 409,
        code: 'return_error.not_possible',
      });
      await later(7 * DAY_MS + 1_000, order);
      expect(statusAndCode(await ask(order, 1))).toEqual({ status: 409, code: 'return_error.too_late' });
      expect((await seen(order)).returnable).toBeNull();
    });
  });

  describe('complaints', () => {
    const report = (order: Awaited<ReturnType<typeof ordered>>, body: object) =>
      order.buyer.call('POST', `${ORDERS}/${order.id}/issues`, body);

    it('have a number and clocks, are answered by the shop, and closed by the farmer', async () => {
      const order = await delivered();
      const vendor = await staff('vendor');
      const photo = (await upload(order.buyer.token, picture)).body.id;
      expect(statusAndCode(await report(order, { reason: 'ITM04', variant_id: pack }))).toEqual({
        status: 400,
        code: 'issue_error.photo_needed',
      });
      expect(statusAndCode(await report(order, { reason: 'ITM01' }))).toEqual({
        status: 400,
        code: 'issue_error.line_unknown',
      });
      expect(statusAndCode(await report(order, { reason: 'ORD03' }))).toEqual({
        status: 409,
        code: 'issue_error.not_possible',
      });
      expect(statusAndCode(await report(order, { reason: 'ORD99' }))).toEqual({
        status: 400,
        code: 'issue_error.reason_unknown',
      });
      const { status, body } = await report(order, {
        reason: 'ITM04',
        variant_id: pack,
        note: 'Bent.',
        photos: [photo],
      });
      expect(status).toBe(201);
      const [issue] = body.issues;
      expect(issue).toMatchObject({
        number: expect.stringMatching(/^C\d{4}-\d{6}$/),
        status: 'OPEN',
        photo_count: 1,
        answer: null,
      });
      expect(Date.parse(issue.answer_by) - Date.parse(issue.opened_at)).toBe(48 * 3_600_000);
      const { body: shops } = await vendor.call('GET', `/vendor/v1/orders/${order.id}`);
      expect(shops.issues).toMatchObject([{ photo_ids: [photo], note: 'Bent.' }]);
      expect(
        (await vendor.call('GET', `/vendor/v1/orders/${order.id}/photos/${photo}`)).headers.get('content-type'),
      ).toBe('image/jpeg');
      const answered = await vendor.call('POST', `/vendor/v1/orders/${order.id}/issues/${issue.id}/answer`, {
        answer: 'We bring another.',
      });
      expect(answered.body.issues).toMatchObject([{ status: 'ANSWERED', answer: 'We bring another.' }]);
      expect(
        statusAndCode(
          await vendor.call('POST', `/vendor/v1/orders/${order.id}/issues/${issue.id}/answer`, { answer: 'Again.' }),
        ),
      ).toEqual({ status: 409, code: 'issue_error.cannot_move' });
      expect(
        (await order.buyer.call('POST', `${ORDERS}/${order.id}/issues/${issue.id}/close`)).body.issues,
      ).toMatchObject([{ status: 'CLOSED' }]);
      const stranger = await farmer(backend);
      for (const id of [order.id, randomUUID()])
        expect(statusAndCode(await stranger.call('POST', `${ORDERS}/${id}/issues/${issue.id}/escalate`))).toEqual({
          status: 404,
          code: 'order_error.not_found',
        });
      const other = await staff('vendor', 'small-doorstep');
      expect(statusAndCode(await other.call('GET', `/vendor/v1/orders/${order.id}/photos/${photo}`))).toEqual({
        status: 404,
        code: 'order_error.not_found',
      });
    });

    it('are written down once however often they are sent, and ten of an order at a time', async () => {
      const order = await delivered();
      const complain = (note: string) =>
        order.buyer.call('POST', `${ORDERS}/${order.id}/issues`, { reason: 'ITM01', variant_id: pack, note });
      const answers = await Promise.all([
        complain('one is missing'),
        complain('one is missing'),
        complain('one is missing'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect((await seen(order)).issues).toHaveLength(1);
      for (let more = 2; more <= 10; more += 1) expect((await complain(`${more} are missing`)).status).toBe(201);
      expect(statusAndCode(await complain('all are missing'))).toEqual({
        status: 409,
        code: 'issue_error.not_possible',
      });
      const { id } = (await seen(order)).issues[0];
      await order.buyer.call('POST', `${ORDERS}/${order.id}/issues/${id}/close`, {});
      expect((await complain('all are missing')).status).toBe(201);
    });

    it('go to support when their clock runs out, and there get the last word', async () => {
      const [late, answered] = [await ordered(1), await ordered(1)];
      const vendor = await staff('vendor');
      await report(late, { reason: 'ORD03' });
      const { body } = await report(answered, { reason: 'ORD03' });
      await vendor.call('POST', `/vendor/v1/orders/${answered.id}/issues/${body.issues[0].id}/answer`, {
        answer: 'Tomorrow.',
      });
      await later(48 * 3_600_000, late, answered);
      await escalateIssues(backend.dependencies);
      expect([(await seen(late)).issues[0].status, (await seen(answered)).issues[0].status]).toEqual([
        'ESCALATED',
        'ANSWERED',
      ]);
      await later(30 * DAY_MS, late, answered);
      await escalateIssues(backend.dependencies);
      expect((await seen(answered)).issues[0].status).toBe('ESCALATED');
      const support = await staff('support');
      const { body: escalated } = await support.call('GET', '/support/v1/issues');
      expect(escalated.results.map(({ order_number: number }: { order_number: string }) => number)).toEqual(
        expect.arrayContaining([late.number, answered.number]),
      );
      const [issue] = (await seen(late)).issues;
      expect(
        (await support.call('POST', `/support/v1/issues/${issue.id}/close`, { answer: 'Sorry. It comes today.' })).body,
      ).toMatchObject({ status: 'CLOSED', answer: 'Sorry. It comes today.' });
      for (const anyone of [await staff('vendor', null), late.buyer])
        expect(
          statusAndCode(await anyone.call('POST', `/support/v1/issues/${issue.id}/close`, { answer: 'x' })),
        ).toEqual({
          status: 403,
          code: 'auth_error.forbidden',
        });
    });
  });

  it('orders again what is still sold, says what is not, and keeps the old cart', async () => {
    const other = (await deliverablePacks(backend)).find((id) => id !== pack) ?? '';
    await setOffer(backend, other, { stock: 900 });
    const buyer = await farmer(backend);
    await buyer.put(pack, 3);
    await buyer.put(other, 2);
    const { body: placed } = await orderForPickup(buyer);
    await buyer.call('POST', `${ORDERS}/${placed.id}/cancel`, { reason: '006' });
    await buyer.put(other, 5);
    const stock = await stockOf(backend, pack);
    await setOffer(backend, pack, { stock: 1 });
    const again = await buyer.call('POST', `${ORDERS}/${placed.id}/reorder`);
    expect(again).toMatchObject({
      status: 200,
      body: {
        marketplace: 'dehaat',
        is_old_cart_parked: true,
        lines: [
          { variant_id: pack, quantity: 1 },
          { variant_id: other, quantity: 2 },
        ],
        missing: [{ variant_id: pack, asked: 3, left: 1 }],
      },
    });
    expect((await buyer.cart()).lines.map(({ variant_id: id, quantity }) => [id, quantity])).toEqual([
      [pack, 1],
      [other, 2],
    ]);
    // Pressed a second time, it changes nothing: the old cart is still the parked one.
    expect((await buyer.call('POST', `${ORDERS}/${placed.id}/reorder`)).body).toEqual(again.body);
    expect((await buyer.call('POST', `${CART}/restore`)).body.lines).toMatchObject([
      { variant_id: other, quantity: 5 },
    ]);
    // Pressed many times at once, it is done once: what was there before is what is kept.
    const presses = await Promise.all(
      Array.from({ length: 6 }, () => buyer.call('POST', `${ORDERS}/${placed.id}/reorder`)),
    );
    expect(presses.map(({ status, body }) => ({ status, body }))).toEqual(
      presses.map(() => ({ status: 200, body: again.body })),
    );
    expect((await buyer.call('POST', `${CART}/restore`)).body.lines).toMatchObject([
      { variant_id: other, quantity: 5 },
    ]);
    for (const id of [pack, other]) await setOffer(backend, id, { stock: 0 });
    expect(statusAndCode(await buyer.call('POST', `${ORDERS}/${placed.id}/reorder`))).toEqual({
      status: 409,
      code: 'order_error.nothing_to_reorder',
    });
    await setOffer(backend, pack, { stock });
    await setOffer(backend, other, { stock: 900 });
    expect(statusAndCode(await (await farmer(backend)).call('POST', `${ORDERS}/${placed.id}/reorder`))).toEqual({
      status: 404,
      code: 'order_error.not_found',
    });
  });

  it('takes no order for the shop’s that is not paid yet', async () => {
    const [vendor, order] = [await staff('vendor'), await ordered(1)];
    await backend.database.update(orders).set({ paymentMode: PAYMENT_MODES['pay-now'] }).where(eq(orders.id, order.id));
    expect(statusAndCode(await vendor.call('GET', `/vendor/v1/orders/${order.id}`))).toEqual({
      status: 404,
      code: 'order_error.not_found',
    });
  });
});
