import { describe, type Outcome } from '@haat/test-clients/call';
import type { FaultMarkets } from '../fault-market.ts';
import { answersMissing, type Delivery, type GatewayCall, type Misconduct } from '../gateway/misbehaviour.ts';
import type { PayingIntent } from '../payer.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';
import type { Sizes } from '../sizes.ts';
import { goOn, payingCrowd } from './paying-crowd.ts';

/** Most of the money goes back: refunds are what is to be left open. */
const CROWD: readonly PayingIntent[] = ['have', 'cancel', 'cancel', 'pay-late', 'cancel', 'cancel'];
/** Of every second refund no word comes: the market has to ask. */
const DELIVERIES: readonly Delivery[] = ['prompt', 'lost', 'late', 'lost', 'twice', 'lost'];
const MISCONDUCT: Misconduct = { calls: ['order', 'payments', 'refund', 'refunds', 'page'], deliveries: DELIVERIES };
/** Of these each answer has to occur, or nothing was tried. */
const HAS_TO_OCCUR: readonly GatewayCall[] = ['order', 'payments', 'refund'];
/** While the gateway leaves answers open, refunds are tried again so often. */
const AGAIN = 2;

/**
 * The gateway leaves open what it did: too slow, out of order, silent or cut off, before and after it moved money.
 * Meanwhile farmers order, pay, pay twice because the page broke, cancel, and pay too late. Then it recovers.
 */
export const gatewayLeavesOpen: Scenario = {
  name: 'gateway-leaves-open',
  expected: 'farmers are told to try again; each rupee pays one order or went back once, each refund under one key',
  run: leaveOpen,
};

async function leaveOpen(markets: FaultMarkets, { openRounds, seed }: Sizes): Promise<Finding> {
  await using market = await markets.openPaying(seed);
  const crowd = await payingCrowd(markets, market, CROWD);
  await market.gateway.behave(MISCONDUCT);
  const stops: Outcome[] = [];
  for (let round = 0; round < openRounds; round += 1) {
    const farmers = await crowd.next();
    stops.push(...(await Promise.all(farmers.map((farmer) => goOn(crowd.at, farmer)))).flat());
    for (let time = 0; time < AGAIN; time += 1) await crowd.letTimePass();
  }
  await market.gateway.recover();
  const wrong = await crowd.settle(false);
  const { requests, dealt } = await market.gateway.book();
  const { seen, problems } = await crowd.outcome();
  const missing = answersMissing(dealt, HAS_TO_OCCUR);
  const unclear = stops.filter((outcome) => !isFair(outcome));
  return {
    seen:
      `seed ${seed}; farmers were told ${tally(stops.map(describe))}; ${requests.length} requests for refunds, ` +
      `answered ${counted(dealt.refund)}; ${seen}`,
    problems: problemsOf(
      wrong,
      problems,
      missing.length > 0 && `the gateway never answered ${missing.join(', ')}`,
      unclear.length > 0 && `unclear answers: ${tally(unclear.map(describe))}`,
    ),
  };
}

/** What a farmer may see: the market says to try again, or the gateway's page breaks. */
function isFair(outcome: Outcome): boolean {
  return outcome.kind === 'lost' || describe(outcome) === '503 payment_error.gateway_away';
}

function counted(answers: Readonly<Record<string, number>>): string {
  return Object.entries(answers)
    .map(([answer, times]) => `${times} × ${answer}`)
    .join(', ');
}
