import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, variants } from '@haat/backend-market/tables';
import { setOffer, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { DAY_MS, askReturn, shown, startAftercare, statusAndCode } from './delivered-orders.ts';
import type { Aftercare } from './delivered-orders.ts';

describe.each(testDatabases(import.meta.filename))('after an order on $name', (on) => {
  let aftercare: Aftercare;
  let backend: TestBackend;
  let pack: string;
  let urea: string;
  let picture: Buffer;
  beforeAll(async () => {
    aftercare = await startAftercare(on);
    ({ backend, pack, urea, picture } = aftercare);
  });
  afterAll(() => backend?.close());

  describe('returns', () => {
    it('go from requested to approved to picked up, and are refunded', async () => {
      const order = await aftercare.deliverOrder(3);
      const vendor = await aftercare.staff('vendor');
      expect(await shown(order)).toMatchObject({
        returnable: {
          lines: [
            { variant_id: pack, quantity: 3, reasons: ['001', '002', '003', '004', '005'], must_be_sealed: false },
          ],
        },
        has_invoice: true,
        can_report: true,
        can_reorder: true,
      });
      const asked = await askReturn(pack, order, 2, '003', {
        photos: [(await aftercare.upload(order.buyer.token, picture)).body.id],
      });
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
      expect(await shown(order)).toMatchObject({
        returns: [{ status: 'PICKED_UP' }],
        refunds: [{ amount: 899.5, cause: 'return', needs_destination: true }],
      });
      await expect
        .poll(async () =>
          (await backend.sms.allMessages(order.buyer.phone)).some(
            ({ text }) => text.includes(order.number) && text.includes('वापस लेना मान लिया'),
          ),
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
        const order = await aftercare.deliverOrder(2, variantId);
        expect((await shown(order)).returnable.lines).toEqual([
          { variant_id: variantId, quantity: 2, reasons: ['001', '002', '003', '004', '005'], must_be_sealed: true },
        ]);
        const lines = (said: object) => ({ lines: [{ variant_id: variantId, quantity: 1, ...said }] });
        for (const reason of ['001', '003'])
          for (const said of [{ is_sealed: false }, {}])
            expect(statusAndCode(await askReturn(pack, order, 1, reason, lines(said)))).toEqual({
              status: 409,
              code: 'return_error.opened',
            });
        const twice = {
          lines: [
            { variant_id: variantId, quantity: 1, is_sealed: true },
            { variant_id: variantId, quantity: 1, is_sealed: false },
          ],
        };
        expect(statusAndCode(await askReturn(pack, order, 1, '001', twice))).toEqual({
          status: 409,
          code: 'return_error.opened',
        });
        expect((await shown(order)).returns).toEqual([]);
        expect((await askReturn(pack, order, 1, '001', lines({ is_sealed: true }))).status).toBe(201);
      },
    );

    it('are refused with the shop’s reason, and the packs can be asked for again', async () => {
      const order = await aftercare.deliverOrder(1);
      const vendor = await aftercare.staff('vendor');
      const { body } = await askReturn(pack, order, 1);
      expect(
        (await vendor.call('POST', `/vendor/v1/orders/${order.id}/returns/${body.returns[0].id}`, { to: 'REFUSED' }))
          .status,
      ).toBe(400);
      await vendor.call('POST', `/vendor/v1/orders/${order.id}/returns/${body.returns[0].id}`, {
        to: 'REFUSED',
        refusal: 'The pack was opened.',
      });
      expect(await shown(order)).toMatchObject({
        returns: [{ status: 'REFUSED', refusal: 'The pack was opened.' }],
        returnable: { lines: [{ quantity: 1 }] },
        refunds: [],
      });
      expect((await askReturn(pack, order, 1)).status).toBe(201);
    });

    it('are limited by time, reason and quantity, also when requested many times at once', async () => {
      const order = await aftercare.deliverOrder(3);
      const notThere = await aftercare.placeOrder(1);
      expect(statusAndCode(await askReturn(pack, notThere, 1))).toEqual({ status: 409, code: 'return_error.too_late' });
      expect(statusAndCode(await askReturn(pack, order, 4))).toEqual({ status: 409, code: 'return_error.quantity' });
      expect(statusAndCode(await askReturn(pack, order, 1, '006'))).toEqual({
        status: 400,
        code: 'return_error.reason_unknown',
      });
      expect(
        statusAndCode(await askReturn(pack, order, 1, '001', { lines: [{ variant_id: 'other', quantity: 1 }] })),
      ).toEqual({
        status: 409,
        code: 'return_error.quantity',
      });
      expect(statusAndCode(await askReturn(pack, order, 1, '001', { photos: [randomUUID()] }))).toEqual({
        status: 400,
        code: 'upload_error.photo_unknown',
      });
      const answers = await Promise.all(Array.from({ length: 8 }, () => askReturn(pack, order, 2)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const subsidised = await aftercare.deliverOrder(1, urea);
      expect((await shown(subsidised)).returnable).toBeNull();
      expect(
        statusAndCode(await askReturn(pack, subsidised, 1, '003', { lines: [{ variant_id: urea, quantity: 1 }] })),
      ).toEqual({
        status: 409,
        code: 'return_error.not_possible',
      });
      await aftercare.later(7 * DAY_MS + 1_000, order);
      expect(statusAndCode(await askReturn(pack, order, 1))).toEqual({ status: 409, code: 'return_error.too_late' });
      expect((await shown(order)).returnable).toBeNull();
    });
  });
});
