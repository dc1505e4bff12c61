import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityEvents } from '@haat/backend-security-events/tables';
import { CREDIT_SHOP, deliverablePacks, setOffer, SHOP, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestAnswer, TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import { deliverOnCredit } from '../payments/credit-orders.ts';

const shopPath = (shop: string) => `/support/v1/ledger/shops/${shop}`;
const REASON = { reason: 'As agreed with the shop.' };

describe.each(testDatabases(import.meta.filename))('terms of a shop on $name', (on) => {
  let backend: TestBackend;
  let support: StaffMember;
  let second: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [support, second] = [await staffMember(backend, 'support'), await staffMember(backend, 'support')];
  });
  afterAll(() => backend?.close());

  const codeOf = ({ status, body }: TestAnswer) => (status < 300 ? 'done' : `${status} ${body.error?.code}`);
  const change = (terms: object, { by = support, shop = SHOP } = {}) =>
    by.call('PUT', `${shopPath(shop)}/terms`, { ...REASON, ...terms });
  /** What the record of security events says of the terms of a shop. */
  const recorded = async (shop: string) =>
    (
      await backend.database
        .select()
        .from(securityEvents)
        .where(sql`${securityEvents.kind} = 'shop-terms-changed' and ${securityEvents.subjects}->>'shop' = ${shop}`)
        .orderBy(securityEvents.id)
    ).map(({ userId, subjects }) => [userId, subjects.reason]);

  it('take a new fee of what is handed over from then on', async () => {
    const [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900, pricePaise: 100_000, discountPaise: 0 }, CREDIT_SHOP);
    const feeOf = async () => {
      const { order } = await deliverOnCredit(backend, pack, 1);
      const { body } = await support.call('GET', shopPath(CREDIT_SHOP));
      return body.results.find((entry: Record<string, unknown>) => entry.order_id === order.id && entry.kind === 'fee')
        .amount as number;
    };
    expect(await feeOf()).toBe(-20);
    const changed = await change({ fee_percent: 3.5 }, { shop: CREDIT_SHOP });
    expect(changed.body).toEqual({
      vendor_id: CREDIT_SHOP,
      fee_percent: 3.5,
      daily_refund_limit: 10_000,
      waiting: null,
    });
    expect(await feeOf()).toBe(-35);
    expect(await recorded(CREDIT_SHOP)).toEqual([[support.userId, 'fee']]);
  });

  it('lower a limit at once, and raise it when a second person confirms', async () => {
    expect((await change({ daily_refund_limit: 100 })).body).toMatchObject({ daily_refund_limit: 100, waiting: null });
    const { body: raised } = await change({ daily_refund_limit: 100.01 });
    expect(raised).toMatchObject({
      daily_refund_limit: 100,
      waiting: { kind: 'shop-limit', subject_id: SHOP, amount: 100.01, is_done: false },
    });
    const confirm = `/support/v1/acts/${raised.waiting.id}/confirm`;
    expect(codeOf(await support.call('POST', confirm))).toBe('409 act_error.same_person');
    expect((await change({ fee_percent: 2 })).body.daily_refund_limit).toBe(100);
    const answers = await Promise.all([second.call('POST', confirm), second.call('POST', confirm)]);
    expect(answers.map(codeOf).sort()).toEqual(['404 act_error.not_found', 'done']);
    expect((await change({ fee_percent: 2 })).body.daily_refund_limit).toBe(100.01);
    expect(await recorded(SHOP)).toEqual([
      [support.userId, 'limit-lowered'],
      [second.userId, 'limit-raised'],
    ]);
  });

  it('are changed by support alone, of shops that there are, within reason', async () => {
    const shop = await staffMember(backend, 'vendor');
    expect(codeOf(await change({ fee_percent: 0 }, { by: shop }))).toBe('403 auth_error.forbidden');
    expect(codeOf(await change({ fee_percent: 1 }, { shop: 'nobody' }))).toBe('404 provider_error.vendor_unknown');
    for (const terms of [
      {},
      { fee_percent: -1 },
      { fee_percent: 31 },
      { daily_refund_limit: -1 },
      { fee_percent: 1.005 },
    ])
      expect((await change(terms)).status).toBe(400);
    expect((await support.call('PUT', `${shopPath(SHOP)}/terms`, { fee_percent: 1 })).status).toBe(400);
  });
});
