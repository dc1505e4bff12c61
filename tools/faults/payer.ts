import { setTimeout as pause } from 'node:timers/promises';
import type { Order, PaymentRedirect } from '@haat/api-contract';
import { call, describe, goodBody, isUnavailable, type Outcome } from '@haat/test-clients/call';
import { ORDERS, orderIdOf, place, type Placement } from '@haat/test-clients/buyer';

const PAYMENTS = '/payment/v1/orders';
/** Where the gateway of the scenarios takes what is chosen on its page. */
const CHOICE = '/v1/checkout/choice';
const BACK_TO = { callback_url: 'http://haat.test/payment/return', cancel_url: 'http://haat.test/orders' };

const POLL_INTERVAL_MS = 50;
/** Looks at what follows within a second or two; generous, the machine may be busy. */
const MAX_POLLS = 400;

/**
 * What a farmer does with an order that is paid now: has it, cancels it once it is paid, or pays on the gateway's
 * page that was left open after the order had failed.
 */
export type PayingIntent = 'have' | 'cancel' | 'pay-late';

/** How far a farmer came with paying an order now. What was not answered is not known, and is done again. */
export interface Payer {
  readonly placement: Pick<Placement, 'buyer'>;
  /** Null until the order was acknowledged. */
  orderId: string | null;
  /** The gateway's page, and its own order; null until the farmer was handed over. */
  page: { readonly address: string; readonly gatewayOrderId: string } | null;
  /** What the gateway's page answered with, to be posted to where the browser came from; null until it did. */
  signed: Readonly<Record<string, string>> | null;
  /** The farmer saw that paying has failed. */
  isFailed: boolean;
  /** The return page was answered, or the farmer saw that it is paid. */
  isBack: boolean;
  /** The farmer was told, or saw, that the order is cancelled. */
  isCancelled: boolean;
  isDone: boolean;
}

/** The same, who orders at our own shops and may want something else than to have it. */
export interface PayingFarmer extends Payer {
  readonly placement: Placement;
  readonly intent: PayingIntent;
}

type Step<Farmer = PayingFarmer> = (at: string, farmer: Farmer) => Promise<Outcome | null>;

const STEPS: Readonly<Record<PayingIntent, readonly Step[]>> = {
  have: [placeIt, redirectToGateway, payAtGateway, comeBack],
  cancel: [placeIt, redirectToGateway, payAtGateway, comeBack, cancelIt],
  'pay-late': [placeIt, redirectToGateway, failAtGateway, payAtGateway, comeBack],
};

const NOT_BEGUN = {
  ...{ orderId: null, page: null, signed: null },
  ...{ isFailed: false, isBack: false, isCancelled: false, isDone: false },
};

/** A farmer who has not begun. */
export function payingFarmer(placement: Placement, intent: PayingIntent): PayingFarmer {
  return { ...NOT_BEGUN, placement, intent };
}

/** A farmer who pays an order that was placed. */
export function payerOf(placement: Payer['placement'], orderId: string): Payer {
  return { ...NOT_BEGUN, placement, orderId };
}

/** Pays at the gateway and comes back. @returns what was not answered as it should be, or null when all is done */
export async function payNow(at: string, payer: Payer): Promise<Outcome | null> {
  for (const step of [redirectToGateway, payAtGateway, comeBack] satisfies Step<Payer>[]) {
    const failed = await step(at, payer);
    if (failed !== null) return failed;
  }
  return null;
}

/** Does the next steps until one is not answered as it should be. @returns that answer, or null when all is done */
export async function continuePaying(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  for (const step of STEPS[farmer.intent]) {
    const failed = await step(at, farmer);
    if (failed !== null) return failed;
  }
  farmer.isDone = true;
  return null;
}

/**
 * A farmer who is owed a refund polls until it is requested from the gateway. @returns an unexpected answer, or null
 */
export async function pollRefund(at: string, { intent, orderId, placement }: PayingFarmer): Promise<Outcome | null> {
  if (intent === 'have') return null;
  return pollUntil(
    () => call(at, `${ORDERS}/${orderId}?lang=hi`, { token: placement.buyer.token }),
    ({ refunds }: Order) => refunds.some(({ status }) => status !== 'REFUND_REQUESTED'),
  );
}

/** Polls until the condition holds. @returns what was not answered as it should be, or null */
export async function pollUntil<Body>(
  request: () => Promise<Outcome>,
  isThere: (body: Body) => boolean,
): Promise<Outcome | null> {
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    const outcome = await request();
    if (describe(outcome) !== '200') return outcome;
    if (isThere(goodBody<Body>(outcome, 'a poll'))) return null;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error('what should follow at once did not come');
}

async function placeIt(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  if (farmer.orderId !== null) return null;
  const outcome = await place(at, farmer.placement);
  farmer.orderId = orderIdOf(outcome);
  return farmer.orderId === null ? outcome : null;
}

async function redirectToGateway(at: string, farmer: Payer): Promise<Outcome | null> {
  if (farmer.page !== null || farmer.isBack) return null;
  const { token } = farmer.placement.buyer;
  const outcome = await call(at, `${PAYMENTS}/${farmer.orderId}/attempts?lang=hi`, {
    method: 'POST',
    token,
    body: BACK_TO,
  });
  if (describe(outcome) !== '200') return outcome;
  const { action, fields } = goodBody<PaymentRedirect>(outcome, 'the attempt');
  farmer.page = { address: new URL(action).origin, gatewayOrderId: fields['order_id'] ?? '' };
  return null;
}

/** On the page of the gateway, which stays open. */
function choose({ page }: Payer, outcome: 'succeed' | 'fail'): Promise<Outcome> {
  if (page === null) throw new Error('a farmer pays who was not handed over');
  return call(page.address, CHOICE, {
    method: 'POST',
    body: new URLSearchParams({ order_id: page.gatewayOrderId, outcome }),
  });
}

async function failAtGateway(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  if (farmer.isFailed) return null;
  const chosen = await choose(farmer, 'fail');
  if (describe(chosen) !== '200') return chosen;
  const failure = await pollUntil(
    () => stateOf(at, farmer),
    ({ state }: { state: string }) => state === 'failed',
  );
  farmer.isFailed = failure === null;
  return failure;
}

async function payAtGateway(_at: string, farmer: Payer): Promise<Outcome | null> {
  if (farmer.signed !== null || farmer.isBack) return null;
  const outcome = await choose(farmer, 'succeed');
  if (describe(outcome) !== '200') return outcome;
  farmer.signed = goodBody<Readonly<Record<string, string>>>(outcome, 'the gateway’s page');
  return null;
}

async function comeBack(at: string, farmer: Payer): Promise<Outcome | null> {
  if (farmer.isBack) return null;
  const outcome = await call(at, '/payment/v1/returns', { method: 'POST', body: farmer.signed });
  farmer.isBack = describe(outcome) === '200';
  return farmer.isBack ? null : outcome;
}

async function cancelIt(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  if (farmer.isCancelled) return null;
  const outcome = await call(at, `${ORDERS}/${farmer.orderId}/cancel?lang=hi`, {
    method: 'POST',
    token: farmer.placement.buyer.token,
    body: { reason: '010' },
  });
  farmer.isCancelled = describe(outcome) === '200';
  return farmer.isCancelled ? null : outcome;
}

function stateOf(at: string, { orderId, placement }: Payer): Promise<Outcome> {
  return call(at, `${PAYMENTS}/${orderId}`, { token: placement.buyer.token });
}

/**
 * What a farmer does whose page did not load: looks whether the order is paid, or its money on its way back, and goes
 * on from there.
 * @returns what says to look again later: a database that recovers is not there at once
 * @throws Error when it is answered otherwise
 */
export async function checkWhetherPaid(at: string, farmer: Payer): Promise<Outcome | null> {
  if (farmer.orderId === null || farmer.isDone) return null;
  const outcome = await stateOf(at, farmer);
  if (isUnavailable(outcome)) return outcome;
  const { state } = goodBody<{ state: string }>(outcome, 'the state of a payment');
  farmer.isCancelled ||= state === 'refunding' || state === 'refunded';
  farmer.isBack ||= farmer.isCancelled || state === 'paid';
  return null;
}
