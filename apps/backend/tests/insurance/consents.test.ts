import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insurancePolicies } from '@haat/backend-insurance/tables';
import { identityDocuments } from '@haat/backend-kyc/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import {
  acceptTerms,
  ADDRESS,
  ADDRESSES,
  CART,
  farmer,
  orderOf,
  ORDERS,
  sendPhoto,
  setOffer,
  testDatabases,
} from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

const CONSENTS = '/user/v1/consents';
const WITHDRAWAL = `${CONSENTS}/withdrawal`;
const IDENTITY = { purpose: 'identity-document' };
const CARD = { kind: 'pan', number: 'ABCPK1234F', name: 'Sunita Pawar', consent: true };
const PADDY = 'p-paddy-arize-6444-3kg';
const SEASON = { variant_id: PADDY, group_insurance_product_id: 'gi-season-cover', multiplier_factor: 2, units: 1 };

// Written from docs/domain/identity.md#consents.
describe.each(testDatabases(import.meta.filename))('consents on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await setOffer(backend, PADDY, { stock: 900 });
  });
  afterAll(() => backend?.close());

  const held = (userId: string) =>
    backend.database.select().from(identityDocuments).where(eq(identityDocuments.userId, userId));
  const events = async (userId: string) => {
    const rows = await backend.database
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, userId)))
      .orderBy(securityEvents.id);
    return rows.filter(({ kind }) => kind.startsWith('consent')).map(({ kind, subjects }) => [kind, subjects]);
  };
  async function fillInsuredCart(buyer: Buyer, address: { id: string }) {
    await buyer.put(PADDY, 1);
    await acceptTerms(buyer);
    await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery', insurance: [SEASON] });
    return buyer.checkout();
  }
  async function insuredBuyer() {
    const buyer = await farmer(backend);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.call('POST', '/kyc/v1/id', CARD);
    const placed = await buyer.call(
      'POST',
      ORDERS,
      orderOf(await fillInsuredCart(buyer, address), buyer.userId, address),
    );
    expect(placed.status).toBe(201);
    return { buyer, address, orderId: placed.body.id as string };
  }

  it('are those that were given, and withdrawing one deletes the card with its photo at once', async () => {
    const buyer = await farmer(backend);
    expect((await buyer.call('GET', CONSENTS)).body).toEqual({ results: [] });
    await buyer.call('POST', '/kyc/v1/id', { ...CARD, photo_id: await sendPhoto(backend, buyer.token) });
    const given = await buyer.call('GET', CONSENTS);
    expect(given.body).toEqual({
      results: [
        {
          purpose: 'identity-document',
          kind: 'pan',
          has_photo: true,
          given_at: expect.any(String),
          withdrawn_at: null,
          kept_by_law: false,
          kept_until: null,
        },
      ],
    });
    expect(given.headers.get('cache-control')).toBe('no-store');
    expect(await buyer.call('POST', WITHDRAWAL, IDENTITY)).toMatchObject({ status: 200, body: { results: [] } });
    expect(await held(buyer.userId)).toEqual([]);
    expect((await buyer.call('GET', '/kyc/v1/id')).body).toEqual({ paper: null });
    // A form that is sent twice changes nothing more.
    expect(await buyer.call('POST', WITHDRAWAL, IDENTITY)).toMatchObject({ status: 200, body: { results: [] } });
    const version = expect.stringMatching(/^\d{4}-\d{2}-\d{2}/);
    expect(await events(buyer.userId)).toEqual([
      ['consent-given', { purpose: 'identity-document', version }],
      ['consent-withdrawn', { purpose: 'identity-document', version, reason: 'deleted' }],
    ]);
  });

  it('leave the card where the law has it kept for a policy, used for nothing, until five years later', async () => {
    const { buyer, address, orderId } = await insuredBuyer();
    await backend.database
      .update(insurancePolicies)
      .set({ status: 'IN_FORCE', validFrom: '2026-11-23', validUntil: '2027-03-22' })
      .where(eq(insurancePolicies.orderId, orderId));
    expect((await buyer.call('POST', WITHDRAWAL, IDENTITY)).body.results).toMatchObject([
      { withdrawn_at: expect.any(String), kept_by_law: true, kept_until: '2032-03-22' },
    ]);
    expect((await buyer.call('GET', '/kyc/v1/id')).body).toEqual({ paper: null });
    const checkout = await fillInsuredCart(buyer, address);
    expect(checkout.needs_kyc).toBe(true);
    expect(await buyer.call('POST', ORDERS, orderOf(checkout, buyer.userId, address))).toMatchObject({
      status: 409,
      body: { error: { code: 'kyc_error.paper_needed' } },
    });

    const removal = backend.dependencies.areas
      .flatMap(({ jobs }) => jobs ?? [])
      .find(({ name }) => name === 'consents.withdrawn');
    await removal?.run({ ...backend.dependencies, now: () => new Date('2032-03-22T12:00:00+05:30') });
    expect(await held(buyer.userId)).toHaveLength(1);
    await removal?.run({ ...backend.dependencies, now: () => new Date('2032-03-23T00:30:00+05:30') });
    expect(await held(buyer.userId)).toEqual([]);
  });

  it('are given anew with another card, and a promised policy keeps one without a day', async () => {
    const { buyer } = await insuredBuyer();
    expect((await buyer.call('POST', WITHDRAWAL, IDENTITY)).body.results).toMatchObject([
      { kept_by_law: true, kept_until: null },
    ]);
    await buyer.call('POST', '/kyc/v1/id', { ...CARD, kind: 'voter-id', number: 'ABC1234567' });
    expect((await buyer.call('GET', CONSENTS)).body.results).toMatchObject([{ kind: 'voter-id', withdrawn_at: null }]);
    expect((await buyer.call('GET', '/kyc/v1/id')).body.paper).toMatchObject({ kind: 'voter-id' });
  });

  it('belong to the person who gave them, and to nobody without a session', async () => {
    const [owner, other] = [await farmer(backend), await farmer(backend)];
    await owner.call('POST', '/kyc/v1/id', CARD);
    await other.call('POST', WITHDRAWAL, { ...IDENTITY, user_id: owner.userId });
    expect((await other.call('GET', CONSENTS)).body).toEqual({ results: [] });
    expect((await owner.call('GET', CONSENTS)).body.results).toHaveLength(1);
    for (const [method, path] of [
      ['GET', CONSENTS],
      ['POST', WITHDRAWAL],
    ] as const)
      expect((await fetch(`${backend.address}${path}`, { method })).status).toBe(401);
    expect((await owner.call('POST', WITHDRAWAL, { purpose: 'everything' })).status).toBe(400);
  });
});
