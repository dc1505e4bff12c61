import type { PaymentHandover } from '@haat/api-contract';
import { call, describe, goodBody, type Outcome } from './call.ts';
import { orderIdOf, place, type Placement } from './buyer.ts';

const PAYMENTS = '/payment/v1/orders';
/** Where the sandbox takes what is chosen on its page. */
const CHOICE = '/sandbox/razorpay/v1/checkout/choice';
const BACK_TO = { callback_url: 'http://haat.test/payment/return', cancel_url: 'http://haat.test/orders' };
/** Signed fields on the gateway's page, to be posted to where the browser came from. */
const HIDDEN_FIELD = /name="(razorpay_\w+)" value="([^"]*)"/g;

/** How far a farmer came with an order that is paid now. What was not answered is not known, and is done again. */
export interface PayingFarmer {
  readonly placement: Placement;
  /** Null until the order was acknowledged. */
  orderId: string | null;
  /** The gateway's own order; null until the farmer was handed over. */
  gatewayOrderId: string | null;
  /** What the gateway's page answered with; null until it did. */
  signed: Readonly<Record<string, string>> | null;
  /** The return page was answered, or the farmer saw that it is paid. */
  isDone: boolean;
}

/** Does the next steps of paying until one is not answered as it should be. @returns that answer, or null when all is done */
export async function payOn(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  for (const step of [placeIt, handOver, payAtGateway, comeBack]) {
    const failed = await step(at, farmer);
    if (failed !== null) return failed;
  }
  return null;
}

async function placeIt(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  if (farmer.orderId !== null) return null;
  const outcome = await place(at, farmer.placement);
  farmer.orderId = orderIdOf(outcome);
  return farmer.orderId === null ? outcome : null;
}

async function handOver(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  if (farmer.gatewayOrderId !== null || farmer.isDone) return null;
  const { token } = farmer.placement.buyer;
  const outcome = await call(at, `${PAYMENTS}/${farmer.orderId}/attempts?lang=hi`, { method: 'POST', token, body: BACK_TO });
  if (describe(outcome) !== '200') return outcome;
  farmer.gatewayOrderId = goodBody<PaymentHandover>(outcome, 'the attempt').fields['order_id'] ?? null;
  return null;
}

async function payAtGateway(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  if (farmer.signed !== null || farmer.isDone) return null;
  const body = new URLSearchParams({ order_id: farmer.gatewayOrderId ?? '', ...BACK_TO, language: 'hi', outcome: 'succeed' });
  const outcome = await call(at, CHOICE, { method: 'POST', body });
  if (describe(outcome) !== '200') return outcome;
  farmer.signed = Object.fromEntries([...String(goodBody(outcome, 'the gateway’s page')).matchAll(HIDDEN_FIELD)].map(([, name = '', value = '']) => [name, value]));
  return null;
}

async function comeBack(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  if (farmer.isDone) return null;
  const outcome = await call(at, '/payment/v1/returns', { method: 'POST', body: farmer.signed });
  farmer.isDone = describe(outcome) === '200';
  return farmer.isDone ? null : outcome;
}

/** What a farmer does whose page did not load: looks whether the order is paid, and pays only if it is not. */
export async function lookWhetherPaid(at: string, farmer: PayingFarmer): Promise<void> {
  if (farmer.orderId === null || farmer.isDone) return;
  const state = goodBody<{ state: string }>(await call(at, `${PAYMENTS}/${farmer.orderId}`, { token: farmer.placement.buyer.token }), 'the state of a payment');
  farmer.isDone = state.state === 'paid';
}
