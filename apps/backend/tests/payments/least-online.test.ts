import { LEAST_REPAYMENT } from '@haat/api-contract';
import type { CartView } from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { LEAST_ONLINE_PAISE } from '@haat/order-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GatewayError } from '@haat/backend-payments/testing';
import { CART, deliverablePacks, farmer, orderOf, ORDERS, payer, setOffer, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

it('allows repayments from the gateway’s smallest amount', () => {
  expect(toPaise(LEAST_REPAYMENT)).toBe(LEAST_ONLINE_PAISE);
});

describe.each(testDatabases(import.meta.filename))('amounts below the gateway’s smallest on $name', (on) => {
  let backend: TestBackend;
  let packs: string[];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    packs = await deliverablePacks(backend);
    await setOffer(backend, packs[0] ?? '', { stock: 1_000 });
  });
  afterAll(() => backend?.close());

  it.each([
    { pricePaise: 99, obstacle: 'below_least', status: 409, code: 'order_error.payment_refused' },
    { pricePaise: 100, obstacle: null, status: 201, code: undefined },
  ])(
    'offers to pay $pricePaise paise now: $obstacle, and answers an order of it with $status',
    async ({ pricePaise, obstacle, status, code }) => {
      const pack = packs[1] ?? '';
      await setOffer(backend, pack, { stock: 10, pricePaise, discountPaise: 0 });
      const buyer = await farmer(backend);
      await buyer.put(pack, 1);
      const { body } = await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'pay-now' });
      expect((await buyer.checkout()).payment.choices).toContainEqual(
        expect.objectContaining({ kind: 'pay-now', obstacle }),
      );
      const placed = await buyer.call('POST', ORDERS, orderOf(body as CartView, buyer.userId, null, 'pay-now'));
      expect({ status: placed.status, code: placed.body.error?.code }).toEqual({ status, code });
      if (obstacle === null) return;
      // In cash it can be had, whatever it comes to.
      expect((await buyer.call('POST', ORDERS, orderOf(body as CartView, buyer.userId, null, 'cash'))).status).toBe(
        201,
      );
    },
  );

  it.each([
    { answer: 400, status: 409, code: 'payment_error.gateway_refused', isOurs: true },
    { answer: 401, status: 409, code: 'payment_error.gateway_refused', isOurs: true },
    { answer: 429, status: 503, code: 'payment_error.gateway_away', isOurs: false },
    { answer: 502, status: 503, code: 'payment_error.gateway_away', isOurs: false },
    { answer: null, status: 503, code: 'payment_error.gateway_away', isOurs: false },
  ])(
    'tells a final refusal ($answer) from an unreachable gateway, and logs it',
    async ({ answer, status, code, isOurs }) => {
      const buyer = await payer(backend);
      const { adapters, log } = backend.dependencies;
      const [opened, logged] = [
        vi.spyOn(adapters.payments, 'createOrder').mockRejectedValue(new GatewayError(answer, 'BAD_REQUEST_ERROR')),
        vi.spyOn(log, 'error'),
      ];
      onTestFinished(() => {
        opened.mockRestore();
        logged.mockRestore();
      });
      const statusAndCode = await buyer.start();
      expect({ status: statusAndCode.status, code: statusAndCode.body.error.code }).toEqual({ status, code });
      expect(logged.mock.calls.some(([, what]) => what === 'the payment gateway refused')).toBe(isOurs);
    },
  );
});
