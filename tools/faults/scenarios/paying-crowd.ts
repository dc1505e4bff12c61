import { setTimeout as pause } from 'node:timers/promises';
import { fillCart, newBuyer, newBuyers, type Buyer } from '@haat/test-clients/buyer';
import { describe, type Outcome } from '@haat/test-clients/call';
import { isTakenUp, letTimePass } from '../books/time-passes.ts';
import { ledgerOf, type Ledger } from '../ledger.ts';
import { moneyLedgerOf, type MoneyLedger } from '../books/money-ledger.ts';
import type { FaultMarkets, PayingMarket } from '../fault-market.ts';
import { checkWhetherPaid, continuePaying, payingFarmer, type PayingFarmer, type PayingIntent } from '../payer.ts';
import { problemsOf } from '../scenario.ts';

const STOCK = 100_000;
/**
 * Words of the gateway that went missing are asked for, and refunds that broke off gone on with, within this, in
 * earnest and when time is let pass; generous, the machine may be busy.
 */
const SETTLED_WITHIN_MS = { inEarnest: 240_000, otherwise: 90_000 };
const LOOK_AGAIN_MS = 500;
/** What a process left that died is taken up again after a minute; time is let pass nevertheless. */
const QUIET_WITHIN_MS = 10_000;
/** Times that a farmer tries to go on. */
const MOST_TRIES = 40;

/** Farmers who order and pay at the same time, again and again, and everything they did. */
export interface PayingCrowd {
  readonly at: string;
  readonly farmers: readonly PayingFarmer[];
  readonly goods: Ledger;
  readonly money: MoneyLedger;
  /** Farmers with carts that are ready to be ordered, one for each intent. */
  next(): Promise<PayingFarmer[]>;
  /** The minutes for which the market waits before it goes on with refunds are over; ends when it has. */
  letTimePass(): Promise<void>;
  /** What is not accounted for once everything that is under way has had its time. */
  settle(isInEarnest: boolean): Promise<string[]>;
  /** Counts of what came of it, and what is wrong with them and with the goods. */
  outcome(): Promise<{ seen: string; problems: string[] }>;
}

/** Gathers a crowd. @param intents what they want who order and pay at the same time: the money of some goes back */
export async function payingCrowd(
  { database }: Pick<FaultMarkets, 'database'>,
  market: PayingMarket,
  intents: readonly PayingIntent[],
): Promise<PayingCrowd> {
  const at = market.backends[0].address;
  const goods = ledgerOf(database, market.name);
  const money = moneyLedgerOf(database, market.name, market.gateway);
  await goods.stockUp(STOCK);
  const buyers = await newBuyers(at, intents.length);
  const farmers: PayingFarmer[] = [];
  const isQuiet = async () => (await market.gateway.book()).underWay === 0 && (await isTakenUp(database, market.name));
  const untilQuiet = async () => {
    for (const begun = performance.now(); !(await isQuiet()) && performance.now() - begun < QUIET_WITHIN_MS;)
      await pause(LOOK_AGAIN_MS);
  };
  const passTime = async () => {
    await untilQuiet();
    await letTimePass(database, market.name);
    await untilQuiet();
  };
  return {
    at,
    farmers,
    goods,
    money,
    async next() {
      const crowd = await Promise.all(
        intents.map(async (intent, index) => {
          // Whose payment failed keeps an unpaid order, of which one farmer may have only a few.
          const payer = intent === 'pay-late' ? await newBuyer(at) : (buyers[index] as Buyer);
          return payingFarmer(await fillCart(at, payer, { payment: 'pay-now' }), intent);
        }),
      );
      farmers.push(...crowd);
      return crowd;
    },
    letTimePass: passTime,
    async settle(isInEarnest) {
      const until = performance.now() + (isInEarnest ? SETTLED_WITHIN_MS.inEarnest : SETTLED_WITHIN_MS.otherwise);
      let problems = await money.problems();
      while (problems.length > 0 && performance.now() < until) {
        if (!isInEarnest) await passTime();
        await pause(LOOK_AGAIN_MS);
        problems = await money.problems();
      }
      return problems;
    },
    async outcome() {
      const orders = await goods.orderIds();
      const { paid, atGateway, cancelled, beyond } = await money.count();
      const wanted = (intent: PayingIntent) => farmers.filter((farmer) => farmer.intent === intent).length;
      return {
        seen:
          `${farmers.length} orders, ${paid} paid, ${cancelled} paid and cancelled; ${atGateway} payments at the ` +
          `gateway, ${cancelled + beyond} of them went back`,
        problems: problemsOf(
          orders.size !== farmers.length && `${orders.size} orders for ${farmers.length} farmers' placements`,
          paid !== wanted('have') && `${paid} orders are paid of ${wanted('have')} whose farmers want them`,
          beyond < wanted('pay-late') && `${beyond} payments go back of ${wanted('pay-late')} that came too late`,
          paid + cancelled + beyond !== atGateway &&
            `${atGateway} payments, of which ${paid + cancelled} paid an order and ${beyond} go back`,
          await goods.problems(STOCK),
          market.backends
            .flatMap((part) => part.lastOutput() ?? [])
            .map((words) => `a backend ended by itself: ${words}`),
        ),
      };
    },
  };
}

/**
 * A farmer looks how it stands and goes on until all is done.
 * @returns what stopped the farmer meanwhile
 * @throws Error when it cannot be gone on with
 */
export async function goOn(at: string, farmer: PayingFarmer): Promise<Outcome[]> {
  const stops: Outcome[] = [];
  for (let attempt = 0; attempt < MOST_TRIES && !farmer.isDone; attempt += 1) {
    const stopped = (await checkWhetherPaid(at, farmer)) ?? (await continuePaying(at, farmer));
    if (stopped === null) continue;
    stops.push(stopped);
    await pause(LOOK_AGAIN_MS);
  }
  const last = stops.at(-1);
  if (!farmer.isDone)
    throw new Error(`a farmer could not go on paying: ${last === undefined ? 'no answer' : describe(last)}`);
  return stops;
}
