import { eq, inArray } from 'drizzle-orm';
import { accountDeletions } from '@haat/backend-account/tables';
import { erasePeople } from '@haat/backend-account/testing';
import { users } from '@haat/backend-identity/tables';
import { createHttpSms } from '@haat/backend-identity/testing';
import { orders } from '@haat/backend-orders/tables';
import { book } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import type { Area, DataSubject } from '@haat/backend-platform/area';
import {
  creditFarmer,
  deliverablePacks,
  farmer,
  orderForPickup,
  ORDERS,
  readOtp,
  requestOtp,
  setOffer,
  staffMember,
  testDatabases,
} from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { booked, openTime, spray } from '../bookings/booked.ts';
import { partnerAgent } from '../consents/agents-and-farmers.ts';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { asksForDeletion, deletionCode, deliveredOrder, newNetwork, signsIn } from './whole-person.ts';

const DAY_MS = 86_400_000;
const PATH = '/user/v1/account/deletion';

// Written from docs/domain/identity.md#deleting-an-account.
describe.each(testDatabases(import.meta.filename))('deleting an account on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  let number = 9_366_000_000;
  const newPerson = async () => {
    const phone = String((number += 1));
    await signsIn(backend, phone);
    return { phone, token: (await farmer(backend, { phone })).token };
  };
  const state = ({ token }: { token: string }) => backend.request('GET', PATH, { token });
  const told = async (phone: string) =>
    (await backend.sms.allMessages(phone)).filter(({ otp }) => otp === '').map(({ text }) => text);

  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 500 });
  });
  afterAll(() => backend?.close());

  it('takes a code that says what it is for, ends other sessions and tells the day', async () => {
    const person = await newPerson();
    const elsewhere = await signsIn(backend, person.phone);
    const answer = await asksForDeletion(backend, person);
    expect(answer.status).toBe(200);
    const [code] = await backend.sms.messages(person.phone);
    expect(code?.text).toContain('30');
    expect((await state({ token: elsewhere })).status).toBe(401);
    expect((await state(person)).body.due_on).toBe(answer.body.due_on);
    await expect.poll(() => told(person.phone)).toHaveLength(1);
    const [year, month, day] = String(answer.body.due_on).split('-');
    expect((await told(person.phone))[0]).toContain(`${day}-${month}-${year}`);
  });

  it('is undone by who comes back within 30 days, and nothing is lost', async () => {
    const person = await newPerson();
    await asksForDeletion(backend, person);
    backend.advance(29 * DAY_MS);
    await erasePeople(backend.dependencies);
    const { token } = await farmer(backend, { phone: person.phone });
    expect((await state({ token })).body.due_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await backend.request('POST', `${PATH}/undo`, { token })).toMatchObject({
      status: 200,
      body: { due_on: null },
    });
    backend.advance(2 * DAY_MS);
    await erasePeople(backend.dependencies);
    const [kept] = await backend.database.select().from(users).where(eq(users.phoneNumber, person.phone));
    expect(kept).toBeDefined();
  });

  it('refuses a code that signs in, and one of another number', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const asked = await requestOtp(backend, person.phone, newNetwork());
    const ofSignIn = { request_id: asked.body.request_id, otp: await readOtp(backend, person.phone) };
    for (const body of [ofSignIn, await deletionCode(backend, other)]) {
      expect(await backend.request('POST', PATH, { token: person.token, body })).toMatchObject({
        status: 400,
        body: { error: { code: 'auth_error.otp_wrong' } },
      });
    }
    expect((await state(person)).body.due_on).toBeNull();
  });

  it.each(['account-deletion-code', 'account-deletion-due'] as const)(
    'is refused while the text %s is not registered, and no code goes out',
    async (missing) => {
      const person = await newPerson();
      const { sms } = backend.dependencies.adapters;
      onTestFinished(() => {
        backend.dependencies.adapters.sms = sms;
      });
      const texts = { 'account-deletion-code': 'code', 'account-deletion-due': 'due' };
      backend.dependencies.adapters.sms = createHttpSms({
        ...{ adapter: 'http', address: 'http://127.0.0.1:9/', key: 'k', templateId: 'otp' },
        noticeTemplateIds: { ...texts, [missing]: undefined },
      });
      expect(await backend.request('POST', `${PATH}/codes`, { token: person.token })).toMatchObject({
        status: 409,
        body: { error: { code: 'request_error.cannot_be_told' } },
      });
      expect((await state(person)).body.due_on).toBeNull();
    },
  );

  const blocked: readonly [string, () => Promise<Pick<Buyer, 'call'>>][] = [
    ['open-order', async () => ordering(await farmer(backend))],
    ['credit-due', async () => owing(await creditFarmer(backend))],
    ['open-complaint', async () => complaining(await farmer(backend))],
    ['open-booking', async () => booking(await farmer(backend))],
    ['works-here', () => staffMember(backend, 'support')],
    ['works-here', () => partnerAgent(backend)],
  ];
  it.each(blocked)('is refused with its reason: %s', async (block, made) => {
    const person = await made();
    expect((await person.call('GET', PATH)).body.blocks).toEqual([block]);
    expect(await person.call('POST', `${PATH}/codes`)).toMatchObject({
      status: 409,
      body: { error: { code: 'account_error.not_now', details: { blocks: [block] } } },
    });
  });

  it('waits a day for who ordered meanwhile, and then for the order', async () => {
    const person = await newPerson();
    await asksForDeletion(backend, person);
    backend.advance(29 * DAY_MS);
    const buyer = await farmer(backend, { phone: person.phone });
    await ordering(buyer);
    backend.advance(2 * DAY_MS);
    await erasePeople(backend.dependencies);
    const waiting = () =>
      backend.database.select().from(accountDeletions).where(eq(accountDeletions.userId, buyer.userId));
    expect((await waiting())[0]).toMatchObject({ erasedAt: null });
    await backend.database.update(orders).set({ status: 'USER_CANCELLED' }).where(eq(orders.farmerId, buyer.userId));
    await erasePeople(backend.dependencies);
    expect((await waiting())[0]?.erasedAt, 'not before the day is over').toBeNull();
    backend.advance(DAY_MS + 1000);
    await erasePeople(backend.dependencies);
    expect((await waiting())[0]?.erasedAt).not.toBeNull();
  });

  it('keeps no other where one cannot be erased', async () => {
    const [stuck, other] = [await newPerson(), await newPerson()];
    for (const person of [stuck, other]) await asksForDeletion(backend, person);
    backend.advance(31 * DAY_MS);
    const erase = async (_tx: unknown, _dependencies: unknown, { phoneNumber }: DataSubject) => {
      if (phoneNumber === stuck.phone) throw new Error('a row is in the way');
    };
    const areas: Area[] = [...backend.dependencies.areas, { name: 'stuck', accountHook: { erase } }];
    await expect(erasePeople({ ...backend.dependencies, areas })).rejects.toThrow('1 of');
    const left = await backend.database
      .select({ phone: users.phoneNumber })
      .from(users)
      .where(inArray(users.phoneNumber, [stuck.phone, other.phone]));
    expect(left).toEqual([{ phone: stuck.phone }]);
    await erasePeople(backend.dependencies);
  });

  it('says what of this person the law keeps', async () => {
    const buyer = await farmer(backend);
    expect((await buyer.call('GET', PATH)).body.kept).toEqual([]);
    await ordering(buyer);
    expect((await buyer.call('GET', PATH)).body.kept).toEqual(['bills']);
  });

  async function ordering<One extends Buyer>(buyer: One): Promise<One> {
    await buyer.put(pack, 1);
    expect((await orderForPickup(buyer)).status).toBe(201);
    return buyer;
  }
  async function booking<One extends Buyer>(buyer: One): Promise<One> {
    await booked(buyer, spray(await openTime(backend)));
    return buyer;
  }
  async function owing<One extends Buyer>(buyer: One): Promise<One> {
    const { database, dependencies } = backend;
    const booking = { userId: buyer.userId, orderId: null, reference: `test:${buyer.userId}` };
    await inTransaction(database, (tx) =>
      book(tx, dependencies, { ...booking, at: dependencies.now(), event: { kind: 'interest', paise: 12_345 } }),
    );
    return buyer;
  }
  async function complaining<One extends Buyer>(buyer: One): Promise<One> {
    const id = await deliveredOrder(backend, buyer, pack);
    const issue = { reason: 'ITM01', variant_id: pack, note: '', photos: [] };
    expect((await buyer.call('POST', `${ORDERS}/${id}/issues`, issue)).status).toBe(201);
    return buyer;
  }
});
