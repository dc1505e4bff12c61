import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@haat/api-contract';
import { fillCart, newBuyers, orderIdOf, ORDERS, place, type Buyer } from '@haat/test-clients/buyer';
import { call, describe, goodBody, type Outcome } from '@haat/test-clients/call';
import { isTakenUp, letTimePass } from '../books/time-passes.ts';
import type { FaultMarket, FaultMarkets } from '../fault-market.ts';
import { openPayoutBank, type PayoutBank } from '../gateway/payout-bank.ts';
import { ledgerOf } from '../ledger.ts';
import { pollUntil } from '../payer.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';
import type { Sizes } from '../sizes.ts';
import { killCrowd } from './kill-crowd.ts';

/** Farmers who are paid at the same time, each ₹1.00. */
const CROWD = 6;
const PAISE = 100;
const STOCK = 100_000;
const SETTLED_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 500;
const DESTINATION = { kind: 'bank', account_number: '12345678901', ifsc: 'SBIN0000300', name: 'Sunita Pawar' };

/** A farmer who is owed a refund of cash and says where it goes. */
interface PaidFarmer {
  readonly buyer: Buyer;
  readonly orderId: string;
  readonly refundId: string;
}

/** The backend is killed from the moment in which a farmer says where a refund goes until it has arrived. */
export const payoutBackendKilled: Scenario = {
  name: 'payout-backend-killed',
  expected: 'every refund of cash is paid out, once and whole, and the market knows it',
  isLong: true,
  run: killWhilePayingOut,
};

async function killWhilePayingOut(markets: FaultMarkets, { payingKills: points }: Sizes): Promise<Finding> {
  const bank = await openPayoutBank();
  try {
    await using market = await markets.open({ settings: bank.settings });
    const [backend] = market.backends;
    const at = backend.address;
    bank.tells(at);
    await ledgerOf(markets.database, market.name).stockUp(STOCK);
    const buyers = await newBuyers(at, CROWD);
    const farmers: PaidFarmer[] = [];
    const { kills, interrupted, span, unfair } = await killCrowd<PaidFarmer>(
      {
        at,
        async next() {
          const crowd = await Promise.all(buyers.map((buyer) => owed(markets, market, buyer)));
          farmers.push(...crowd);
          return crowd;
        },
        act: (farmer) => bePaid(at, farmer),
        goOn: (farmer) => sayAgain(at, farmer),
      },
      { aim: () => backend.kill, comeBack: backend.start, isFair: ({ kind }) => kind === 'lost' },
      points,
    );
    const wrong = await settled(markets, market, bank);
    return {
      seen:
        `${kills} kills, a payout took ${Math.round(span)} ms; ${interrupted} farmers interrupted; ${farmers.length} ` +
        `refunds, ${bank.payouts().length} payouts at the bank`,
      problems: problemsOf(
        wrong,
        unfair.length > 0 && `unclear answers: ${tally(unfair.map(describe))}`,
        backend.lastOutput() !== null && `the backend ended by itself: ${backend.lastOutput()}`,
      ),
    };
  } finally {
    bank.close();
  }
}

/** A new order of the farmer's, of which ₹1.00 goes back: written past the product, paying out begins after it. */
async function owed({ database }: FaultMarkets, market: FaultMarket, buyer: Buyer): Promise<PaidFarmer> {
  const at = market.backends[0].address;
  const placed = await place(at, await fillCart(at, buyer));
  const orderId = orderIdOf(placed);
  if (orderId === null) throw new Error(`an order was answered ${describe(placed)}`);
  const refundId = randomUUID();
  await database.query(
    market.name,
    `insert into refunds (id, number, order_id, amount_paise, cause, status, return_id, requested_at)
      values ($1, $2, $3, $4, 'return', 'REFUND_REQUESTED', $5, now())`,
    [refundId, `R-${refundId}`, orderId, PAISE, randomUUID()],
  );
  return { buyer, orderId, refundId };
}

/** Says where the money goes, and looks until it is there. @returns what was not answered as it should be, or null */
async function bePaid(at: string, farmer: PaidFarmer): Promise<Outcome | null> {
  const said = await sayWhere(at, farmer);
  if (describe(said) !== '200') return said;
  return pollUntil(
    () => orderOf(at, farmer),
    ({ refunds }: Order) => refunds.every(({ status }) => status === 'REFUND_COMPLETED'),
  );
}

/** Says it again if the order still asks: what was not answered may have been taken. */
async function sayAgain(at: string, farmer: PaidFarmer): Promise<void> {
  const { refunds } = goodBody<Order>(await orderOf(at, farmer), 'an order');
  if (refunds.some(({ needs_destination: isAsked }) => isAsked))
    goodBody(await sayWhere(at, farmer), 'saying again where a refund goes');
}

function sayWhere(at: string, { buyer: { token }, refundId }: PaidFarmer): Promise<Outcome> {
  return call(at, `/payment/v1/refunds/${refundId}/destination?lang=hi`, { method: 'POST', token, body: DESTINATION });
}

function orderOf(at: string, { buyer: { token }, orderId }: PaidFarmer): Promise<Outcome> {
  return call(at, `${ORDERS}/${orderId}?lang=hi`, { token });
}

/** Lets what broke off be gone on with, and compares the books. @returns what they do not agree on in the end */
async function settled({ database }: FaultMarkets, { name }: FaultMarket, bank: PayoutBank): Promise<string[]> {
  const differences = async () => {
    const refunds = await database.query<{ id: string; status: string; twice: boolean }>(
      name,
      'select id, status, paid_twice_at is not null as twice from refunds',
    );
    return refunds.flatMap(({ id, status, twice }) => {
      const paid = bank.payouts().filter(({ reference_id: key }) => key.startsWith(id.replaceAll('-', '')));
      return problemsOf(
        status !== 'REFUND_COMPLETED' && `a refund is ${status}, with ${paid.length} payouts at the bank`,
        status === 'REFUND_COMPLETED' && paid.length === 0 && 'a refund counts as paid, and the bank knows of nothing',
        paid.length > 1 && `a refund was paid ${paid.length} times`,
        paid.some(({ amount }) => amount !== PAISE) && `a refund was paid ${paid[0]?.amount} paise`,
        twice && 'a refund is said to be paid twice',
      );
    });
  };
  let problems = await differences();
  for (const begun = performance.now(); problems.length > 0 && performance.now() - begun < SETTLED_WITHIN_MS;) {
    if (bank.underWay() === 0 && (await isTakenUp(database, name))) await letTimePass(database, name);
    await pause(LOOK_AGAIN_MS);
    problems = await differences();
  }
  return [...new Set(problems)].map((problem) => `${problems.filter((one) => one === problem).length} × ${problem}`);
}
