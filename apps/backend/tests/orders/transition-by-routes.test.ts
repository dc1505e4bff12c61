import { ORDER_STATUSES, PAYMENT_KINDS } from '@haat/api-contract/vocabulary';
import { isInTable } from '@haat/order-core/testing';
import type { AttemptedTransition } from '@haat/order-core/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { users } from '@haat/backend-identity/tables';
import { orders } from '@haat/backend-orders/tables';
import {
  CODE,
  DELIVERY_CODE,
  farmer,
  DELIVERY_OPTIONS,
  ORDERS,
  ordersAt,
  SHOP,
  signInForTest,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { OrdersAt, TestAnswer, TestBackend } from '@haat/backend-testing';

const WRONG_CODE = '000000';
const HANDED_OVER = {
  callback_url: 'http://127.0.0.1:4200/payment/return',
  cancel_url: 'http://127.0.0.1:4200/orders',
};

describe.each(testDatabases(import.meta.filename))('the transition table, tested by HTTP on $name', (on) => {
  let backend: TestBackend;
  let at: OrdersAt;
  let vendor: string;
  let support: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    at = await ordersAt(backend);
    vendor = await staff('vendor');
    support = await staff('support');
  });
  afterAll(() => backend?.close());

  /** Signs in a user who works for the shop of these orders, or for the market. */
  async function staff(role: 'vendor' | 'support'): Promise<string> {
    const { phone, userId } = await farmer(backend);
    await backend.database
      .update(users)
      .set({ roles: [role] })
      .where(eq(users.id, userId));
    if (role === 'vendor') await backend.database.insert(vendorStaff).values({ userId, vendorId: SHOP });
    return (await signInForTest(backend, phone)).accessToken;
  }

  const statusAndCode = ({ status, body }: TestAnswer) => (status < 300 ? 'moved' : `${status} ${body.error?.code}`);

  // The embedded database does one thing at a time: there, each way to pay is tried with one way to hand over.
  const kinds = PAYMENT_KINDS.flatMap((payment, index) =>
    DELIVERY_OPTIONS.filter((_, option) => on.server !== null || option === index % DELIVERY_OPTIONS.length).map(
      (delivery) => ({
        payment,
        delivery,
      }),
    ),
  );

  /**
   * Tries moves of orders in every status, however they are paid and handed over.
   * @param send tries one
   * @param refusal how one that the table does not name is answered
   * @returns what came out otherwise than the table says
   */
  async function tried(
    tos: readonly AttemptedTransition['to'][],
    by: AttemptedTransition['by'],
    send: (id: string, to: AttemptedTransition['to'], from: AttemptedTransition['from']) => Promise<TestAnswer>,
    refusal: (transition: AttemptedTransition) => string,
  ): Promise<string[]> {
    const wrong: string[] = [];
    for (const from of ORDER_STATUSES) {
      for (const { payment, delivery } of kinds) {
        const { id } = await at.made(from, payment, delivery);
        for (const to of tos) {
          const transition = { from, to, by, payment, delivery };
          const isAllowed = isInTable(transition);
          const outcome = [statusAndCode(await send(id, to, from)), await at.statusOf(id)].join();
          const expected = [isAllowed ? 'moved' : refusal(transition), isAllowed ? to : from].join();
          if (outcome !== expected) wrong.push(`${Object.values(transition).join()}: ${outcome}, not ${expected}`);
          if (isAllowed) await backend.database.update(orders).set({ status: from }).where(eq(orders.id, id));
        }
      }
    }
    return wrong;
  }

  it('lets a shop move its own orders as the table says, and hides unpaid ones', async () => {
    const refusal = ({ from, to, payment }: AttemptedTransition) =>
      (payment === 'pay-now' || payment === 'csc') && (from === 'PENDING' || from === 'PAYMENT_FAILED')
        ? '404 order_error.not_found'
        : to === 'USER_CANCELLED'
          ? '409 order_error.cannot_cancel'
          : '409 order_error.cannot_move';
    const send = (id: string, to: string, from: string) =>
      backend.request('POST', `/vendor/v1/orders/${id}/move`, {
        token: vendor,
        body: {
          to,
          // Handed over already, the right code is an answer that was lost: it changes nothing and is answered again.
          ...(to === 'DELIVERED' ? { code: from === 'OUT_FOR_DELIVERY' ? DELIVERY_CODE : CODE } : {}),
          ...(to === 'DELIVERED' && from === 'DELIVERED' ? { code: WRONG_CODE } : {}),
        },
      });
    expect(await tried(ORDER_STATUSES, 'vendor', send, refusal)).toEqual([]);
  }, 300_000);

  it('lets support cancel as the table says', async () => {
    const send = (id: string) =>
      backend.request('POST', `/support/v1/orders/${id}/cancel`, { token: support, body: { reason: 'asked' } });
    expect(await tried(['DEHAAT_CANCELLED'], 'support', send, () => '409 order_error.cannot_move')).toEqual([]);
  }, 300_000);

  // An agent's own order is moved by the same ways.
  it.each(['farmer', 'agent'] as const)(
    'lets the %s cancel, and retry payment, as the table says',
    async (by) => {
      if (by === 'agent')
        await backend.database
          .update(users)
          .set({ externalPartnerType: 'CSC', externalPartnerId: 'CSC-1' })
          .where(eq(users.id, at.buyer.userId));
      const { accessToken: token } = await signInForTest(backend, at.buyer.phone);
      const cancel = (id: string) =>
        backend.request('POST', `${ORDERS}/${id}/cancel`, { token, body: { reason: '010' } });
      expect(await tried(['USER_CANCELLED'], by, cancel, () => '409 order_error.cannot_cancel')).toEqual([]);
      const pay = (id: string) =>
        backend.request('POST', `/payment/v1/orders/${id}/attempts`, { token, body: HANDED_OVER });
      expect(await tried(['PENDING'], by, pay, () => '409 payment_error.not_payable')).toEqual([]);
    },
    300_000,
  );

  it('refuses a transition through the route of another role', async () => {
    const { id } = await at.made('VENDOR_CONFIRMED');
    const options = {
      vendor: ['/vendor/v1/orders', 'move', { to: 'READY_FOR_DELIVERY' }],
      support: ['/support/v1/orders', 'cancel', { reason: 'asked' }],
    } as const;
    for (const [option, token] of [
      ['vendor', support],
      ['vendor', at.buyer.token],
      ['support', vendor],
      ['support', at.buyer.token],
    ] as const) {
      const [path, act, body] = options[option];
      expect(statusAndCode(await backend.request('POST', `${path}/${id}/${act}`, { token, body }))).toBe(
        '403 auth_error.forbidden',
      );
    }
    expect(
      statusAndCode(
        await backend.request('POST', `${ORDERS}/${id}/cancel`, { token: vendor, body: { reason: '010' } }),
      ),
    ).toBe('404 order_error.not_found');
    expect(await at.statusOf(id)).toBe('VENDOR_CONFIRMED');
  });
});
