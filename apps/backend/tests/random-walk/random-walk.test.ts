import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '@haat/backend-testing';
import { writeRelease } from '../platform/release-data.ts';
import { AGENT_ACTS } from './agent-acts.ts';
import { couponsAgree } from './check-coupons.ts';
import { coversAgree } from './check-covers.ts';
import { limitsHold, seasonsAgree, shelvesAgree } from './check-goods.ts';
import { debtsAgree, gatewayAgrees, moneyAgrees, shopsAgree } from './check-money.ts';
import { refundsAgree } from './check-refunds.ts';
import { CLOCK_ACTS, pass } from './clock-acts.ts';
import { DOUBLED_ACTS } from './doubled-acts.ts';
import { FARMER_ACTS } from './farmer-acts.ts';
import { GATEWAY_ACTS, tellPayment } from './gateway-acts.ts';
import { readBooks } from './read-books.ts';
import { SHOP_ACTS } from './shop-acts.ts';
import { SUPPORT_ACTS } from './support-acts.ts';
import { THIEF_ACTS } from './thief-acts.ts';
import { shelvesOf, startWalk, weighted } from './walk.ts';
import type { Walk } from './walk.ts';

/** The whole is the part `random-walk` of `npm run test:deep`; `npm test` takes a sample. */
const STEPS = Number(process.env.WALK_STEPS ?? (process.env.TEST_DEPTH === 'deep' ? 10_000 : 150));
/** A walk is drawn anew each time; with the seed of one that failed it is walked again. */
const SEED = process.env.WALK_SEED ?? randomBytes(4).toString('hex');
const LOOK_EVERY = Math.max(25, Math.round(STEPS / 100));
/** Of so many steps, one is taken by several at once. */
const AT_ONCE = 0.08;
const LAST_WORDS = 40;
/** A file that every step is written to, for whoever looks into a walk. */
const RECORD = process.env.WALK_RECORD;
/** Whether what the market holds at the end is kept, to be migrated by what comes after this release. */
const IS_KEPT = process.env.WALK_KEPT === 'true';

const ACTS = [
  ...FARMER_ACTS,
  ...AGENT_ACTS,
  ...THIEF_ACTS,
  ...SHOP_ACTS,
  ...SUPPORT_ACTS,
  ...GATEWAY_ACTS,
  ...DOUBLED_ACTS,
  ...CLOCK_ACTS,
].map(([weight, name, act]) => [weight, { name, act }] as const);

describe.each(testDatabases().slice(-1))('a random walk of everybody on $name', (on) => {
  let walk: Walk;
  let begun: Map<string, number>;
  beforeAll(async () => {
    walk = await startWalk(on, SEED);
    begun = await shelvesOf(walk);
  });
  afterAll(() => walk?.backend.close());

  async function faults(): Promise<string[]> {
    const books = await readBooks(walk);
    return [
      ...shelvesAgree(books, walk, begun),
      ...seasonsAgree(books),
      ...limitsHold(books, walk),
      ...gatewayAgrees(books),
      ...shopsAgree(books, walk),
      ...debtsAgree(books, walk),
      ...refundsAgree(books),
      ...couponsAgree(books),
      ...coversAgree(books),
      ...moneyAgrees(books),
    ];
  }

  it(`leaves money and goods accounted for after ${STEPS} steps (WALK_SEED=${SEED})`, async () => {
    const record: string[] = [];
    /** Takes a step, and another where there is nothing to do. */
    const take = async (step: number): Promise<void> => {
      const { name, act } = weighted(walk, ACTS);
      const outcome = await act(walk).catch((error: unknown) => {
        throw new Error(`step ${step}, ${name}:\n${record.slice(-LAST_WORDS).join('\n')}`, { cause: error });
      });
      if (outcome === null) return take(step);
      record.push(`${step} ${name}: ${outcome}`);
      if (RECORD !== undefined) appendFileSync(RECORD, `${record.at(-1)}\n`);
    };
    const look = async (step: number) =>
      expect(await faults(), `after ${step} steps\n${record.slice(-LAST_WORDS).join('\n')}`).toEqual([]);
    for (let step = 1; step <= STEPS; step += 1) {
      const hands = walk.random.chance(AT_ONCE) ? 3 : 1;
      await Promise.all(Array.from({ length: hands }, () => take(step)));
      if (step % LOOK_EVERY === 0) await look(step);
    }
    await settle(walk);
    await look(STEPS);
    expect(await unheard(walk)).toEqual([]);
    if (IS_KEPT) await keep(walk);
  }, 2_400_000);
});

/** Everybody is well again, the gateway tells all it knows, and what is due is done. */
async function settle(walk: Walk): Promise<void> {
  Object.assign(walk.moods, { gateway: 'well', bank: 'pays' });
  const { atGateway, captures, wallet } = await readBooks(walk);
  const booked = new Set(captures.map(({ gatewayPaymentId }) => gatewayPaymentId));
  for (const payment of atGateway.values())
    if (!booked.has(payment.id) && !wallet.has(payment.orderId)) await tellPayment(walk, payment);
  for (let turn = 0; turn < 12; turn += 1) await pass(walk, 3_600_000);
}

/** Keeps the market, with an identity document, as the data of a release. */
async function keep({ backend, farmers: [owner] }: Walk): Promise<void> {
  const document = { kind: 'pan', number: 'ABCPS1234L', name: 'Kalpana Shirke', consent: true };
  expect(await owner?.call('POST', '/kyc/v1/id', document)).toMatchObject({ status: 200 });
  await writeRelease(backend.database);
}

/** What the gateway has and the market has not, or gives back without end. */
async function unheard(walk: Walk): Promise<string[]> {
  const { atGateway, captures, refunds, refundsAtGateway } = await readBooks(walk);
  const booked = new Set(captures.map(({ gatewayPaymentId }) => gatewayPaymentId));
  return [
    ...[...atGateway.values()]
      .filter(({ id, status }) => status === 'captured' && !booked.has(id))
      .map(({ id }) => `the market knows nothing of ${id}`),
    ...[...refundsAtGateway.values()]
      .flat()
      .filter(({ status }) => status === 'pending')
      .map(({ id }) => `${id} is still under way`),
    ...refunds
      .filter(({ gatewayPaymentId, status }) => gatewayPaymentId !== null && status !== 'REFUND_COMPLETED')
      .map(({ id, status }) => `refund ${id} is ${status}`),
  ];
}
