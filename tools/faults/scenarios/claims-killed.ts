import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Claim } from '@haat/api-contract/insurance-claims';
import { fillCart, newBuyers, orderIdOf, place, type Buyer } from '@haat/test-clients/buyer';
import { call, describe, goodBody, type Outcome } from '@haat/test-clients/call';
import type { FaultDatabase } from '../fault-database.ts';
import type { FaultMarkets } from '../fault-market.ts';
import { openPayoutBank, type PayoutBank } from '../gateway/payout-bank.ts';
import { pollUntil } from '../payer.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';
import type { Sizes } from '../sizes.ts';
import { killCrowd } from './kill-crowd.ts';

/** Farmers whose claims are paid one after the other. */
const CROWD = 12;
/** So that most kills come while a payment is under way. */
const BANK_ANSWERS_AFTER_MS = 80;
const PAISE = 12_345;
const STOCK = 100_000;
/** A pack that comes with free insurance of one unit. */
const INSURED = { pack: 'p-maize-nk-6240-4kg', insurance: 'gi-sowing-cover' } as const;
const CLAIMS = '/insurance/v1/claims';
const HOUR_MS = 3_600_000;
const SETTLED_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 500;

interface ClaimingFarmer {
  readonly buyer: Buyer;
  readonly claimId: string;
}

/** The backend is killed from the moment in which an insurer approves claims until their money has arrived. */
export const claimBackendKilled: Scenario = {
  name: 'claim-backend-killed',
  expected: 'every approved claim is paid out, once and whole, and the farmer sees it',
  isLong: true,
  run: killWhilePaying,
};

async function killWhilePaying(markets: FaultMarkets, { payingKills: points }: Sizes): Promise<Finding> {
  const bank = await openPayoutBank({ answersAfter: BANK_ANSWERS_AFTER_MS });
  const { database } = markets;
  try {
    await using market = await markets.open({ settings: { ...bank.settings, SANDBOX_INSURER: 'false' } });
    const [backend] = market.backends;
    const { address: at } = backend;
    bank.tells(at);
    await database.query(market.name, 'update offers set stock = $2 where variant_id = $1', [INSURED.pack, STOCK]);
    const buyers = await newBuyers(at, CROWD);
    for (const buyer of buyers) await choosesAccount(database, market.name, { at, buyer });
    const farmers: ClaimingFarmer[] = [];
    let caught = 0;
    const { kills, interrupted, span, unfair } = await killCrowd<ClaimingFarmer>(
      {
        at,
        async next() {
          const crowd = await Promise.all(buyers.map((buyer) => claims(database, market.name, { at, buyer })));
          farmers.push(...crowd);
          return crowd;
        },
        async act(farmer) {
          await approve(database, market.name, farmer);
          return seesPaid(at, farmer);
        },
        async goOn(farmer) {
          caught += Number(await isHalfPaid(database, market.name, { bank, farmer }));
        },
      },
      { aim: () => backend.kill, comeBack: backend.start, isFair: ({ kind }) => kind === 'lost' },
      points,
    );
    const wrong = await settled(database, market.name, bank);
    return {
      seen:
        `${kills} kills, a payment took ${Math.round(span)} ms; ${interrupted} farmers interrupted, ` +
        `${caught} of them between the bank and our books; ${farmers.length} claims, ${bank.payouts().length} paid`,
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

/** The farmer's account for payouts; that it was checked, and chosen a day ago, is written past the product. */
async function choosesAccount(
  database: FaultDatabase,
  name: string,
  { at, buyer: { token, userId } }: { at: string; buyer: Buyer },
): Promise<void> {
  const number = '12345678901';
  const account = { account_number: number, account_number_again: number, ifsc: 'SBIN0000300', name: 'Sunita Pawar' };
  const path = '/kyc/v1/bank-accounts?lang=hi';
  goodBody(await call(at, path, { method: 'POST', token, body: account }), path);
  await database.query(
    name,
    `update bank_accounts set state = 'VERIFIED', next_check_at = null, payout_from = now() - interval '1 day'
      where user_id = $1`,
    [userId],
  );
}

/** A new order with insurance, whose policy is in force since last month, and a claim of hail on it. */
async function claims(
  database: FaultDatabase,
  name: string,
  { at, buyer }: { at: string; buyer: Buyer },
): Promise<ClaimingFarmer> {
  const placed = await place(at, await fillCart(at, buyer, INSURED));
  const orderId = orderIdOf(placed);
  if (orderId === null) throw new Error(`an order was answered ${describe(placed)}`);
  const [policy] = await database.query<{ id: string }>(
    name,
    `update insurance_policies set status = 'IN_FORCE', valid_from = current_date - 30, valid_until = current_date + 30
      where order_id = $1 and cover_paise >= $2 returning id`,
    [orderId, PAISE],
  );
  if (policy === undefined) throw new Error('an order came without a policy');
  const body = {
    ...{ key: randomUUID(), policy_id: policy.id, peril: 'localised', cut_on: null, acres: 1.5 },
    ...{ happened_at: new Date(Date.now() - HOUR_MS).toISOString(), text: 'Hail.', photos: [], clock: null },
  };
  const filed = await call(at, `${CLAIMS}?lang=hi`, { method: 'POST', token: buyer.token, body });
  return { buyer, claimId: goodBody<Claim>(filed, 'filing a claim').id };
}

/** As an insurer's approval leaves it: written past the product, in one transaction, as the product does. */
async function approve(database: FaultDatabase, name: string, { claimId }: ClaimingFarmer): Promise<void> {
  await database.query(
    name,
    `with approved as (update insurance_claims set state = 'APPROVED' where id = $1 returning id)
      insert into insurance_claim_payouts (claim_id, amount_paise, state, next_at)
      select id, $2, 'on-its-way', now() from approved`,
    [claimId, PAISE],
  );
}

function seesPaid(at: string, { buyer: { token }, claimId }: ClaimingFarmer): Promise<Outcome | null> {
  return pollUntil(
    () => call(at, `${CLAIMS}/${claimId}?lang=hi`, { token }),
    ({ state }: Claim) => state === 'PAID',
  );
}

/** Whether the bank has a payment that our books do not have as paid. */
async function isHalfPaid(
  database: FaultDatabase,
  name: string,
  { bank, farmer: { claimId } }: { bank: PayoutBank; farmer: ClaimingFarmer },
): Promise<boolean> {
  const unpaid = `select 1 from insurance_claim_payouts where claim_id = $1 and state <> 'paid'`;
  if ((await database.query(name, unpaid, [claimId])).length === 0) return false;
  return bank.payouts().some(({ reference_id: key }) => key.startsWith(claimId.replaceAll('-', '')));
}

/** Lets what broke off be gone on with, and compares the books. @returns what they do not agree on in the end */
async function settled(database: FaultDatabase, name: string, bank: PayoutBank): Promise<string[]> {
  const differences = async () => {
    const rows = await database.query<{ id: string; claim: string; payout: string; moves: string }>(
      name,
      `select claim.id, claim.state as claim, payout.state as payout, (select count(*) from insurance_claim_moves move
        where move.claim_id = claim.id and move.state = 'PAID') as moves
      from insurance_claims claim join insurance_claim_payouts payout on payout.claim_id = claim.id`,
    );
    return rows.flatMap(({ id, claim, payout, moves }) => {
      const paid = bank.payouts().filter(({ reference_id: key }) => key.startsWith(id.replaceAll('-', '')));
      return problemsOf(
        (claim !== 'PAID' || payout !== 'paid') &&
          `a claim is ${claim}, its payment ${payout}, ${paid.length} at the bank`,
        moves !== '1' && claim === 'PAID' && `a claim was said to be paid ${moves} times`,
        paid.length !== 1 && `a claim was paid ${paid.length} times`,
        paid.some(({ amount }) => amount !== PAISE) && `a claim was paid ${paid[0]?.amount} paise`,
      );
    });
  };
  let problems = await differences();
  for (const begun = performance.now(); problems.length > 0 && performance.now() - begun < SETTLED_WITHIN_MS;) {
    await database.query(name, 'update insurance_claim_payouts set next_at = now() where next_at > now()');
    await pause(LOOK_AGAIN_MS);
    problems = await differences();
  }
  return [...new Set(problems)].map((problem) => `${problems.filter((one) => one === problem).length} × ${problem}`);
}
