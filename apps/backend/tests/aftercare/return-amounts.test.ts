import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { askReturn, shown, startAftercare } from './delivered-orders.ts';
import type { Aftercare } from './delivered-orders.ts';

describe.each(testDatabases(import.meta.filename))('after an order on $name', (on) => {
  let aftercare: Aftercare;
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    aftercare = await startAftercare(on);
    ({ backend, pack } = aftercare);
  });
  afterAll(() => backend?.close());

  describe('returns', () => {
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
      const order = await aftercare.deliverHome(asked.length);
      const vendor = await aftercare.staff('vendor');
      for (const { reason, quantity, ...more } of asked) {
        const { status, body } = await askReturn(pack, order, quantity, reason);
        expect(status).toBe(201);
        if (!('isLeftOpen' in more))
          await vendor.call('POST', `/vendor/v1/orders/${order.id}/returns/${body.returns.at(-1).id}`, {
            to: 'APPROVED',
          });
      }
      const { returns, delivery_fee: paid, price, discount } = await shown(order);
      expect(paid).toBeGreaterThan(0);
      const back = returns.reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0);
      expect(back).toBe(Math.round((price - discount + (fee ? paid : 0)) * 100));
    });
  });
});
