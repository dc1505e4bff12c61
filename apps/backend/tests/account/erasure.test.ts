import { and, eq, isNull, sql } from 'drizzle-orm';
import { accountDeletions } from '@haat/backend-account/tables';
import { erasePeople } from '@haat/backend-account/testing';
import { addCampaign } from '@haat/backend-fields';
import { stepUps } from '@haat/backend-identity/tables';
import { insertMandiDirectory } from '@haat/backend-mandi';
import { inTransaction, rowsOf } from '@haat/backend-platform';
import { deliverablePacks, farmer, sendPhoto, setOffer, testDatabases } from '@haat/backend-testing';
import { outbox } from '@haat/backend-platform/tables';
import type { Area } from '@haat/backend-platform';
import type { TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AREAS } from '../../src/compose.ts';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { fieldOf, JALNA, rectangle } from '../fields/square.ts';
import { asksForDeletion, signsIn, wholePerson, WORDS } from './whole-person.ts';
import type { WholePerson } from './whole-person.ts';

const DAY_MS = 86_400_000;
const DECLARED = AREAS.flatMap(({ personalData = [] }) => personalData);
/** An area to come that says no more than which table it has. */
const NEW_AREA: Area = {
  name: 'diary',
  personalData: [{ table: 'diary', person: 'farmer_id', keeps: 'What a farmer notes.' }],
};

/** What the person of these tests has: without it a table that keeps its rows would not be noticed. */
const HAD = [
  ...[
    'users',
    'addresses',
    'known_devices',
    'phone_profiles',
    'second_factors',
    'passkeys',
    'passkey_challenges',
    'otp_requests',
  ],
  ...['wrong_codes', 'notices', 'notices_off', 'security_events', 'photos', 'photo_attempts', 'identity_papers'],
  ...['sounds', 'uploads'],
  ...['orders', 'order_history', 'carts', 'campaign_carts', 'coupons', 'coupon_uses', 'credit_lines', 'network_carts'],
  ...['mandi_alerts', 'mandi_receipts', 'agent_consent_requests', 'agent_consents', 'agent_acts', 'sandbox_messages'],
  ...['expert_questions', 'fields', 'geotag_tasks', 'account_deletions'],
];

// Written from docs/domain/identity.md#deleting-an-account.
describe.each(testDatabases(import.meta.filename))('an erased person on $name', (on) => {
  let backend: TestBackend;
  let person: WholePerson;
  const before = new Map<string, number>();
  /** Rows of a table that name the person as it was before. */
  const rowsLeft = async ({ table, person: column }: (typeof DECLARED)[number]): Promise<number> => {
    const value =
      column === 'phone_number' ? person.phone : column === 'owner' ? `user:${person.userId}` : person.userId;
    const query = sql`select count(*)::int as count from ${sql.identifier(table)}
      where ${sql.identifier(column)}::text = ${value}`;
    return (await rowsOf<{ count: number }>(backend.database, query))[0]?.count ?? 0;
  };
  /** Tables of the whole database in which a word stands, whatever declares them. */
  const tablesWith = async (word: string): Promise<string[]> => {
    const tables = await rowsOf<{ name: string }>(
      backend.database,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const query = sql`select 1 as one from ${sql.identifier(name)} t where t::text like ${`%${word}%`} limit 1`;
      if ((await rowsOf(backend.database, query)).length > 0) found.push(name);
    }
    return found.sort();
  };

  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: [...AREAS_WITHOUT_JOBS, NEW_AREA] });
    await backend.database.execute(sql`create table diary (farmer_id uuid not null, line text not null)`);
    await inTransaction(backend.database, (tx) => insertMandiDirectory(tx, null)).catch(() => undefined);
    const [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 500 });
    // A number that ends in 7 has a credit line.
    person = await wholePerson(backend, '9355500007', pack);
    const alert = { commodity: 'onion', market: 'nashik-nasik', direction: 'above', price: 2000 };
    expect((await person.call('POST', '/mandi/v1/alerts', alert)).status).toBe(201);
    const slip = {
      commodity: 'onion',
      market: 'nashik-nasik',
      day: indiaDay(backend.dependencies.now()),
      quintals: 10,
    };
    const photo = await sendPhoto(backend, person.token);
    const sent = { ...slip, rate: 1500, is_rate_certain: true, photo_id: photo };
    expect((await person.call('POST', '/mandi/v1/receipts', sent)).status).toBe(201);
    const question = { key: crypto.randomUUID(), crop: 'cotton', part: 'leaf', text: WORDS.note, photo_ids: [photo] };
    expect((await person.call('POST', '/advice/v1/questions', question)).status).toBe(201);
    expect((await person.call('POST', '/fields/v1/fields', fieldOf(rectangle(JALNA, 100, 100)))).status).toBe(201);
    const campaign = { key: crypto.randomUUID(), title: { en: 'Visit' }, until: slip.day, state: null, crop: null };
    await addCampaign(backend.dependencies, campaign, false);
    await backend.database.execute(sql`insert into diary values (${person.userId}, ${WORDS.note})`);
    expect((await asksForDeletion(backend, person)).status).toBe(200);
    // What is on its way to be told would be told, and kept, after the person is gone: here no month is between.
    const isOnItsWay = and(isNull(outbox.deliveredAt), isNull(outbox.failedAt));
    await vi.waitUntil(async () => (await backend.database.$count(outbox, isOnItsWay)) === 0, { timeout: 60_000 });
    for (const table of DECLARED) before.set(table.table, await rowsLeft(table));
    backend.advance(31 * DAY_MS);
    await erasePeople(backend.dependencies);
  });
  afterAll(() => backend?.close());

  it('had something to be erased', () => {
    expect(HAD.filter((table) => (before.get(table) ?? 0) === 0)).toEqual([]);
  });

  const goes = DECLARED.filter(({ keptAfterErasure }) => keptAfterErasure === undefined);
  it.each(goes)('has nothing left in $table', async (table) => {
    expect(await rowsLeft(table)).toBe(0);
  });

  it('has nothing left in the table of an area that is new', async () => {
    expect(await rowsOf(backend.database, sql`select * from diary`)).toEqual([]);
  });

  it('is named nowhere in the database, whatever areas declare', async () => {
    expect(await tablesWith(person.phone), 'the mobile number').toEqual([]);
    expect(await tablesWith(WORDS.email), 'the e-mail').toEqual([]);
    expect(await tablesWith(WORDS.note), 'words of the complaint').toEqual([]);
    expect(await tablesWith(WORDS.name), 'the name').toEqual([]);
  });

  it('is signed out, and is another user on coming back', async () => {
    const { token } = person;
    expect((await backend.request('GET', '/user/v1/details', { token })).status).toBe(401);
    await signsIn(backend, person.phone);
    const again = await farmer(backend, { phone: person.phone });
    expect(again.userId).not.toBe(person.userId);
    expect((await again.call('GET', '/user/v1/details')).body).toMatchObject({ full_name: '' });
    expect((await again.call('GET', '/order/v1/orders')).body.count).toBe(0);
  });

  it('is erased once, with the proof of when', async () => {
    const proof = () =>
      backend.database.select().from(accountDeletions).where(eq(accountDeletions.userId, person.userId));
    const [first] = await proof();
    expect(first?.erasedAt).not.toBeNull();
    backend.advance(DAY_MS);
    await erasePeople(backend.dependencies);
    expect(await proof()).toEqual([first]);
  });

  it('is not erased while a number that came back is not proved to be theirs', async () => {
    const other = await farmer(backend);
    await backend.database.insert(stepUps).values({ userId: other.userId, dueAt: backend.dependencies.now() });
    expect((await other.call('POST', '/user/v1/account/deletion/codes')).body.error.code).toBe(
      'auth_error.step_up_needed',
    );
  });
});
