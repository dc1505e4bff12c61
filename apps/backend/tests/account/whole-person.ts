import { randomBytes, randomUUID } from 'node:crypto';
import { OTP_GRANT } from '@haat/api-contract';
import { campaignCarts, campaigns, couponUses, coupons } from '@haat/backend-checkout/tables';
import { networkCarts } from '@haat/backend-open-network/tables';
import { passkeyChallenges, passkeys, phoneProfiles, secondFactors, wrongCodes } from '@haat/backend-identity/tables';
import { photoAttempts, sounds, uploads } from '@haat/backend-media/tables';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction } from '@haat/backend-platform';
import {
  ADDRESS,
  ADDRESSES,
  farmer,
  orderForPickup,
  ORDERS,
  readOtp,
  requestOtp,
  sendPhoto,
  SHOP,
  staffMember,
  tokenCall,
} from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { partnerAgent } from '../consents/agents-and-farmers.ts';

/** Words of the person that stand nowhere else. */
export const WORDS = { name: 'Zubeda Quarishi', note: 'torn-bag-zqx', email: 'zubeda.q@example.org' } as const;
const DELETION = '/user/v1/account/deletion';

/** A person of whom the areas keep as much as tests can have them keep. */
export interface WholePerson extends Buyer {
  readonly phone: string;
  /** Of a session that really began. */
  readonly token: string;
}

/**
 * Signs a number in as a person does, on a device and in a network of its own. The token is good for minutes of the
 * real clock: after `advance` it is of no use.
 */
export async function signsIn(backend: TestBackend, phone: string): Promise<string> {
  const network = newNetwork();
  const asked = await requestOtp(backend, phone, network);
  const grant = { grant_type: OTP_GRANT, request_id: asked.body.request_id, otp: await readOtp(backend, phone) };
  const device = { device_id: 'a-phone-of-the-person', device_kind: 'android' };
  const answer = await tokenCall(backend, { ...grant, ...device }, network);
  if (answer.status !== 200) throw new Error(`the sign-in was answered ${answer.status}`);
  return answer.body.access_token as string;
}

/** The address of a network from which nothing was asked yet: codes of one network have to wait for each other. */
export function newNetwork(): string {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
}

/** Makes such a person, with a delivered order, a complaint that is closed, and what else tables hold. */
export async function wholePerson(backend: TestBackend, phone: string, pack: string): Promise<WholePerson> {
  const buyer = await farmer(backend, { phone });
  const { userId } = buyer;
  await buyer.call('PATCH', '/user/v1/profile-update', {
    full_name: WORDS.name,
    email: WORDS.email,
    language_code: 'en',
  });
  await buyer.call('POST', ADDRESSES, { ...ADDRESS, name: WORDS.name, sharedPhonenumber: phone });
  const photo = await sendPhoto(backend, buyer.token);
  await buyer.call('POST', '/kyc/v1/id', { kind: 'pan', number: 'ABCPK1234F', name: WORDS.name, consent: true });
  const placed = await deliveredOrder(backend, buyer, pack);
  const order = `${ORDERS}/${placed}`;
  const issue = { reason: 'ITM01', variant_id: pack, note: WORDS.note, photos: [photo] };
  const { body: made } = await buyer.call('POST', `${order}/issues`, issue);
  const [{ id: issueId }] = made.issues as [{ id: string }];
  await answersIssue(backend, placed, issueId);
  await buyer.call('POST', `${order}/issues/${issueId}/close`);
  const feedback = { rating: 2, subject: 'app', text: WORDS.note, photo_id: null, key: randomUUID() };
  await buyer.call('POST', '/feedback/v1/messages', feedback);
  await buyer.put(pack, 1);
  await buyer.call('PUT', '/user/v1/notices/switches', { topic: 'price-alert', is_on: false });
  const agent = await partnerAgent(backend);
  backend.advance(31_000);
  const farmerId = await agent.consent(phone, { purposes: ['order', 'address'] });
  await agent.call('POST', ADDRESSES, { ...ADDRESS, name: WORDS.name, sharedPhonenumber: phone }, farmerId);
  backend.advance(31_000);
  await agent.ask(phone);
  await insertRest(backend, { userId, phone, orderId: placed });
  return { ...buyer, phone, token: await signsIn(backend, phone) };
}

/** An order that is handed over at the shop. @returns its id */
export async function deliveredOrder(backend: TestBackend, buyer: Buyer, pack: string): Promise<string> {
  await buyer.put(pack, 1);
  const { body } = await orderForPickup(buyer);
  for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'DELIVERED'] as const)
    await inTransaction(backend.database, (tx) =>
      transitionOrder(tx, backend.dependencies, body.id as string, to, 'vendor', {
        evidence: { kind: 'pickup-code', code: body.pickup_code as string },
      }),
    );
  return body.id as string;
}

/** The shop answers a complaint, so that its farmer can close it. */
async function answersIssue(backend: TestBackend, orderId: string, issueId: string): Promise<void> {
  const shop = await staffMember(backend, 'vendor');
  await shop.call('POST', `/vendor/v1/orders/${orderId}/issues/${issueId}/answer`, { answer: 'It comes tomorrow.' });
}

/** What only staff have, or takes days to come about. */
async function insertRest(
  { database, dependencies }: TestBackend,
  { userId, phone, orderId }: { userId: string; phone: string; orderId: string },
): Promise<void> {
  const [now, id] = [dependencies.now(), randomUUID];
  const own = { kind: 'amount' as const, value: 5_000, marketplaces: [], farmerId: userId, createdAt: now };
  const [unused, used] = [`OWN${id()}`, `USED${id()}`];
  await database.insert(coupons).values([unused, used].map((code) => ({ ...own, code })));
  await database.insert(couponUses).values({ id: id(), code: used, farmerId: userId, orderId, usedAt: now });
  const days = { validFrom: '2026-01-01', validUntil: '2026-12-31' };
  const [campaign] = await database
    .insert(campaigns)
    .values({ name: id(), vendorId: SHOP, lines: [], ...days, createdAt: now })
    .returning();
  await database
    .insert(campaignCarts)
    .values({ cartId: id(), campaign: campaign?.number ?? 0, filledAt: now, orderId, farmerId: userId });
  await database.insert(wrongCodes).values({ id: id(), phoneNumber: phone, networkHash: 'n', at: now });
  await database.insert(photoAttempts).values({ id: id(), userId, createdAt: now });
  await database.insert(sounds).values({ id: id(), userId, type: 'audio/mp4', duration: 1000, createdAt: now });
  const upload = { kind: 'photo', sha256: 'ab'.repeat(32), length: 9 } as const;
  await database.insert(uploads).values({ id: id(), userId, ...upload, touchedAt: now });
  const sharedPhone = { deviceHash: id(), lockHash: 'salt:hash', session: id(), signedInAt: now };
  await database.insert(phoneProfiles).values({ id: id(), userId, ...sharedPhone });
  await database.insert(secondFactors).values({ userId, secret: 'secret' });
  const key = { credentialId: id(), publicKey: 'k', counter: 0, transports: [], isBackedUp: false };
  await database.insert(passkeys).values({ id: id(), userId, ...key, name: WORDS.name, createdAt: now });
  await database
    .insert(passkeyChallenges)
    .values({ purpose: 'sign-in', boundTo: id(), userId, challenge: 'c', expiresAt: now });
  await database.insert(networkCarts).values({ owner: `user:${userId}`, cartId: id(), items: [], updatedAt: now });
}

/** Asks for the code of the deletion. @returns what it answers, and the code */
export async function deletionCode(backend: TestBackend, { token, phone }: Pick<WholePerson, 'token' | 'phone'>) {
  const headers = { 'x-forwarded-for': newNetwork() };
  const asked = await backend.request('POST', `${DELETION}/codes`, { token, headers });
  return { request_id: asked.body.request_id as string, otp: await readOtp(backend, phone) };
}

/** Asks for the code and has the account deleted. */
export async function asksForDeletion(backend: TestBackend, person: Pick<WholePerson, 'token' | 'phone'>) {
  return backend.request('POST', DELETION, { token: person.token, body: await deletionCode(backend, person) });
}
