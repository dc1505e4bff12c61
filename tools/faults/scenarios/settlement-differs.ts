import { setTimeout as pause } from 'node:timers/promises';
import type { FaultMarkets, PayingMarket } from '../fault-market.ts';
import type { GatewayBook } from '../gateway/gateway-book.ts';
import type { ReportItem } from '../gateway/settlement-reports.ts';
import { problemsOf, type Finding, type Scenario } from '../scenario.ts';
import { goOn, payingCrowd } from './paying-crowd.ts';

const SETTLEMENT = 'setl_faults0000001';
/** What the gateway keeps of a payment, paise. */
const FEE = 90;
/** What it settles less than was paid, and what it settles that was never paid here, paise. */
const SHORT_BY = 500;
const STRANGE = { id: 'pay_ofsomeoneelse', amountPaise: 7_700 };
const JOB = 'payments.settlements';
const YESTERDAY = `(now() at time zone 'Asia/Kolkata')::date - 1`;
const COMPARED_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 250;

/** The gateway settles a day: one payment for less than was paid, and one that was never paid here. */
export const settlementDiffers: Scenario = {
  name: 'settlement-differs',
  expected: 'what differs from the ledger is raised, each once; what agrees is booked and leaves nothing owed',
  isLong: true,
  run: settle,
};

interface Difference {
  readonly kind: string;
  readonly id: string;
  readonly booked: number | null;
  readonly told: number;
}

async function settle(markets: FaultMarkets, { seed }: { readonly seed: number }): Promise<Finding> {
  await using market = await markets.openPaying(seed);
  const crowd = await payingCrowd(markets, market, ['have', 'have', 'cancel']);
  for (const farmer of await crowd.next()) await goOn(crowd.at, farmer);
  const unsettled = await crowd.settle(false);
  const book = await market.gateway.book();
  const [short] = book.payments;
  const { database } = markets;
  const [yesterday] = await database.query<{ day: string }>(market.name, `select (${YESTERDAY})::text as day`);
  await market.gateway.report(yesterday?.day ?? '', reportOf(book));
  const found: Difference[][] = [];
  for (let turn = 0; turn < 2; turn += 1) found.push(await compare(markets, market));
  const [owed] = await database.query<{ paise: string }>(
    market.name,
    'select coalesce(sum(amount_paise), 0) as paise from gateway_entries',
  );
  const expected: readonly Difference[] = [
    {
      kind: 'amount',
      id: short?.id ?? '',
      booked: short?.amountPaise ?? 0,
      told: (short?.amountPaise ?? 0) - SHORT_BY,
    },
    { kind: 'unknown-payment', id: STRANGE.id, booked: null, told: STRANGE.amountPaise },
  ];
  const seen = found.map((differences) => JSON.stringify(differences));
  return {
    seen: `${book.payments.length} payments and ${book.refunds.length} refund settled: ${seen.at(-1)}`,
    problems: problemsOf(
      unsettled,
      seen.flatMap((text, turn) =>
        text === JSON.stringify(expected) ? [] : `compared ${turn + 1} times: ${text} for ${JSON.stringify(expected)}`,
      ),
      Number(owed?.paise) !== SHORT_BY - STRANGE.amountPaise &&
        `the ledger says that ${owed?.paise} paise are owed, not ${SHORT_BY - STRANGE.amountPaise}`,
    ),
  };
}

/** Everything that moved, but for two lies. */
function reportOf({ payments, refunds }: GatewayBook): ReportItem[] {
  const item = { settled: true, settlement_id: SETTLEMENT, dispute_id: null };
  const paid = [...payments.map((payment, index) => ({ ...payment, lacks: index === 0 ? SHORT_BY : 0 }))];
  return [
    ...[...paid, { ...STRANGE, orderId: null, lacks: 0 }].map(({ id, amountPaise, orderId, lacks }) => ({
      ...{ ...item, entity_id: id, type: 'payment' as const, order_id: orderId },
      ...{ debit: 0, credit: amountPaise - lacks - FEE, fee: FEE },
    })),
    ...refunds.map(({ id, amountPaise }) => ({
      ...{ ...item, entity_id: id, type: 'refund' as const, order_id: null },
      ...{ debit: amountPaise, credit: 0, fee: 0 },
    })),
  ];
}

/** Has yesterday compared, also when it was before: a process that starts looks what is due. */
async function compare({ database }: FaultMarkets, market: PayingMarket): Promise<Difference[]> {
  const [backend] = market.backends;
  await backend.stop();
  await database.query(market.name, `delete from settlement_days where day >= ${YESTERDAY}`);
  await database.query(market.name, 'update sweeps set due_at = now() where name = $1', [JOB]);
  await backend.start();
  const isCompared = async () =>
    (await database.query(market.name, `select 1 from settlement_days where day = ${YESTERDAY}`)).length > 0;
  for (const begun = performance.now(); !(await isCompared()); await pause(LOOK_AGAIN_MS))
    if (performance.now() - begun > COMPARED_WITHIN_MS) throw new Error('the day was not compared');
  return database.query<Difference>(
    market.name,
    `select kind, entity_id as id, booked_paise::int as booked, told_paise::int as told from settlement_differences
      order by kind`,
  );
}
