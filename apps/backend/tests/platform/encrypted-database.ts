import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { vi } from 'vitest';
import { OTP_GRANT } from '@haat/api-contract';
import { identityKeys, identitySecrets, secondFactors, users } from '@haat/backend-identity/tables';
import { networkJourneys, networkMessages, networkRequests } from '@haat/backend-open-network/tables';
import { orders } from '@haat/backend-orders/tables';
import { encryptionKeyOf, rowsOf } from '@haat/backend-platform';
import type { Configuration, Database } from '@haat/backend-platform';
import { payoutsByHand } from '@haat/backend-payments';
import {
  deliverablePacks,
  farmer,
  readOtp,
  refresh,
  requestOtp,
  SHOP,
  sendPhoto,
  signInBySms,
  signInForTest,
  tokenCall,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startProcess } from '../../src/start-process.ts';
import { booked, BOOKINGS, openTime, spray } from '../bookings/booked.ts';
import { CAMPAIGN_ADMIN, indiaDayFromToday } from '../checkout/campaign-links.ts';
import { browserKeys, subscriptionOf } from '../identity/push-service.ts';
import { CLAIM_SECRETS, claimWithSecrets } from '../insurance/claims/claim-with-secrets.ts';
import { cashReturn } from '../payments/cash-return.ts';

const SUPPORT = '9000000004';
const DESTINATION = { kind: 'upi', vpa: 'ramesh.pawar@okbank' };
const NETWORK_BUYER = 'Sunanda Gaikwad';
const BROWSER = subscriptionOf(browserKeys(), 'kept-encrypted');
const DOCUMENT = { kind: 'pan', number: 'ABCPK1234F', name: 'Kalpana Shirke', consent: true };
const ACCOUNT_NUMBER = '556677889900';
const ACCOUNTS = '/kyc/v1/bank-accounts';
const VISITED = 'Makhmalabad, behind the old school';

/** A key of 32 random bytes, as it is configured, with its id. */
export function newKey(): { text: string; id: string } {
  const bytes = randomBytes(32);
  return { text: bytes.toString('base64'), id: encryptionKeyOf(bytes).id };
}

/** A process of its own on the database of a backend, with other keys. */
export async function processWithKeys(
  backend: TestBackend,
  keys: Pick<Configuration, 'personalDataKey' | 'personalDataOldKeys'>,
): Promise<TestBackend> {
  const running = await startProcess(
    { ...backend.dependencies.configuration, ...keys, port: 0 },
    backend.dependencies.log,
    { now: backend.dependencies.now, open: async () => ({ database: backend.database, close: async () => undefined }) },
  );
  running.dependencies.adapters.payouts = payoutsByHand;
  const { address } = running;
  return {
    ...backend,
    address,
    dependencies: running.dependencies,
    close: running.close,
    request: async (method, path, { body, token, headers = {} } = {}) => {
      const isForm = body instanceof URLSearchParams;
      const answer = await fetch(address + path, {
        method,
        headers: {
          ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
    },
  };
}

/** Every row of every table, as text. */
export async function dumpOf(database: Database): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('places', 'place_names')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(database, sql`select t::text as row from ${sql.identifier(name)} t`);
    texts.push(name, ...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

/** What people have at a market that has something of each kind to encrypt. */
export interface Belongings {
  /** Checks through a process that everybody still has what is theirs. */
  areThere(at: TestBackend): Promise<string[]>;
  /** All that must not be readable. */
  secrets: readonly string[];
}

/**
 * Makes them: sessions, a browser that takes messages, an authenticator app, an identity document with a photograph, a
 * bank account, a claim, a booking, a refund, a campaign's link, an order of the open network on its way.
 */
export async function makeBelongings(backend: TestBackend): Promise<Belongings> {
  backend.dependencies.adapters.payouts = payoutsByHand;
  const session = await signInBySms(backend, '9330000001');
  let refreshToken = session.refresh_token;
  await backend.request('PUT', '/user/v1/push', { token: session.access_token, body: BROWSER });
  const { phone: staffPhone, codeOf, secret: factorSecret } = await staffWithFactor(backend);
  const buyer = await farmer(backend);
  const photo_id = await sendPhoto(backend, buyer.token);
  await buyer.call('POST', '/kyc/v1/id', { ...DOCUMENT, photo_id });
  const account = { account_number: ACCOUNT_NUMBER, account_number_again: ACCOUNT_NUMBER, ifsc: 'SBIN0000300' };
  await buyer.call('POST', ACCOUNTS, { ...account, name: DOCUMENT.name });
  const stateOfAccount = async () => (await buyer.call('GET', ACCOUNTS)).body.results[0]?.state as string;
  await vi.waitUntil(async () => (await stateOfAccount()) === 'VERIFIED', { timeout: 20_000 });
  const claimIsThere = await claimWithSecrets(backend);
  const booking = await booked(buyer, spray(await openTime(backend), { address: VISITED }));
  const refund = await cashReturn(backend);
  await refund.buyer.call('POST', `/payment/v1/refunds/${refund.refundId}/destination`, DESTINATION);
  const support = async (at: TestBackend) => (await signInForTest(at, SUPPORT)).accessToken;
  const campaign = await backend.request('PUT', `${CAMPAIGN_ADMIN}/kept`, {
    token: await support(backend),
    body: {
      vendor_id: SHOP,
      lines: [{ variant_id: (await deliverablePacks(backend))[0], quantity: 1 }],
      valid_from: indiaDayFromToday(0),
      valid_until: indiaDayFromToday(30),
    },
  });
  const code = campaign.body.code as string;
  const [person] = await backend.database.select().from(users).where(eq(users.phoneNumber, '9330000001'));
  await askShopOfNetwork(backend, person!.id);
  const [key] = await backend.database.select().from(identityKeys);
  const privateKey = await backend.dependencies.encryptor.decrypt(key!.encryptedPrivateKey, `signing-key:${key!.kid}`);
  const shared = await Promise.all(
    (await backend.database.select().from(identitySecrets)).map(({ name, value }) =>
      backend.dependencies.encryptor.decrypt(value, `shared-secret:${name}`),
    ),
  );
  const { d, p, q } = JSON.parse(privateKey) as Record<'d' | 'p' | 'q', string>;
  return {
    secrets: [
      d,
      p,
      q,
      ...shared,
      factorSecret,
      DESTINATION.vpa,
      DOCUMENT.number,
      DOCUMENT.name,
      ACCOUNT_NUMBER,
      VISITED,
      NETWORK_BUYER,
      BROWSER.endpoint,
      ...CLAIM_SECRETS,
    ],
    async areThere(at) {
      const missing: string[] = [];
      const check = (what: string, isThere: boolean) => {
        if (!isThere) missing.push(what);
      };
      const next = await refresh(at, refreshToken);
      check('the session', next.status === 200);
      refreshToken = next.body.refresh_token;
      const details = await at.request('GET', '/user/v1/details', { token: next.body.access_token });
      check('the access token', details.status === 200);
      const push = await at.request('GET', '/user/v1/push', { token: next.body.access_token });
      check('the messages to the browser', push.body.is_on === true);
      const document = await at.request('GET', '/kyc/v1/id', { token: buyer.token });
      check('the identity document', document.body?.paper?.name === DOCUMENT.name);
      const accounts = await at.request('GET', ACCOUNTS, { token: buyer.token });
      check('the bank account', accounts.body?.results?.[0]?.masked_number === '•••••••• 9900');
      const visit = await at.request('GET', `${BOOKINGS}/${booking.id}`, { token: buyer.token });
      check('the place of a booking', visit.body?.address === VISITED);
      check('the claim', await claimIsThere(at));
      const raised = await at.request('GET', '/support/v1/refunds/raised', { token: await support(at) });
      const ours = (raised.body.results as { id: string; pay_to: unknown }[]).find(({ id }) => id === refund.refundId);
      check('the refund’s destination', JSON.stringify(ours?.pay_to) === JSON.stringify(DESTINATION));
      const link = await at.request('GET', `/growth/v1/campaigns/${code}?lat_lng=20.01,73.8`);
      check('the campaign’s link', link.status === 200);
      check('the authenticator app', (await signInStaff(at, staffPhone, codeOf())).status === 200);
      return missing;
    },
  };
}

/** An order of the open network on its way to the shop, as far as it is kept encrypted. */
async function askShopOfNetwork({ database, dependencies }: TestBackend, farmerId: string): Promise<void> {
  const [id, at] = [randomUUID(), dependencies.now()];
  const address = JSON.stringify({ name: NETWORK_BUYER, phone: '9330000003' });
  await database.insert(networkJourneys).values({
    id,
    cartId: randomUUID(),
    farmerId,
    language: 'hi',
    isAgent: false,
    city: 'std:0253',
    shopId: randomUUID(),
    seller: {
      shown: { id: 'S', provider_id: 'P', name: 'Shop', seller_type: null, distance_metres: null },
      ...{ bppId: 'bpp.localhost', bppUri: 'http://bpp.localhost/ondc', providerId: 'P', locationId: 'L' },
      vendor: { name: { en: 'Shop' }, legalName: 'Shop', phoneNumber: '', address: {}, latLng: '20,73.8' } as never,
    },
    items: [],
    addressId: randomUUID(),
    encryptedAddress: await dependencies.encryptor.encrypt(address, `network-journey-address:${id}`),
    step: 'price-refused',
    since: at,
    tries: 0,
    problemVariantIds: [],
    isShort: false,
  });
  const { encryptor } = dependencies;
  await database.insert(networkMessages).values({
    ...{ id, direction: 'sent', action: 'init', participant: 'bpp.localhost', farmerId, transactionId: id },
    ...{ messageId: randomUUID(), authorization: '', digest: '', at, handledAt: at },
    encryptedBody: await encryptor.encrypt(address, `network-message:${id}`),
    encryptedAnswer: await encryptor.encrypt(address, `network-message-answer:${id}`),
  });
  const [{ id: orderId } = { id: '' }] = await database.select({ id: orders.id }).from(orders).limit(1);
  await database.insert(networkRequests).values({
    ...{
      id,
      orderId,
      kind: 'issue',
      subjectId: null,
      by: null,
      reason: null,
      state: 'open',
      tries: 0,
      dueAt: null,
      at,
    },
    encryptedMessage: await encryptor.encrypt(address, `network-request:${id}`),
  });
}

async function signInStaff(backend: TestBackend, phone: string, code?: string) {
  // A code is taken once, and another SMS waits for half a minute.
  backend.advance(31_000);
  const { body } = await requestOtp(backend, phone);
  return tokenCall(backend, {
    grant_type: OTP_GRANT,
    request_id: body.request_id,
    otp: await readOtp(backend, phone),
    ...(code === undefined ? {} : { factor_code: code }),
  });
}

async function staffWithFactor(backend: TestBackend) {
  const phone = '9330000002';
  await signInBySms(backend, phone);
  await backend.database
    .update(users)
    .set({ roles: ['support'] })
    .where(eq(users.phoneNumber, phone));
  backend.advance(31_000);
  const { body } = await requestOtp(backend, phone);
  const given = { request_id: body.request_id as string, otp: await readOtp(backend, phone) };
  const { secret } = (await backend.request('POST', '/realms/krishi-haat/second-factor', { body: given })).body;
  // The step after that of now: it counts, and is there when `signInStaff` has moved the clock.
  const codeOf = (ahead = 31_000) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: backend.dependencies.now().getTime() + ahead,
    });
  await tokenCall(backend, { grant_type: OTP_GRANT, ...given, factor_code: codeOf(0) });
  return { phone, secret: secret as string, codeOf };
}

/** Authenticator apps of so many people of staff, whose secrets are encrypted as `encrypt` does it. */
export async function manyFactors(
  backend: TestBackend,
  count: number,
  encrypt: (text: string) => Promise<string>,
): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const { userId } = await farmer(backend);
    await backend.database.insert(secondFactors).values({ userId, secret: await encrypt(`SECRET${number}`) });
  }
}
