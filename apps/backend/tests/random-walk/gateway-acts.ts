import { sql } from 'drizzle-orm';
import type { GatewayPayment } from '@haat/backend-payments/testing';
import { rowsOf } from '@haat/backend-platform';
import { gatewayId, wireEvent, wireRefund } from '@haat/backend-sandbox';
import { sandboxGatewayRefunds } from '@haat/backend-sandbox/tables';
import {
  createGatewayPayment,
  returnFromGateway,
  sendSigned,
  settleAtGateway,
  webhookBody,
} from '@haat/backend-testing';
import type { TestAnswer } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { oneOf, outcomeOf, refuseCrash, weighted } from './walk.ts';
import type { Act, Walk } from './walk.ts';

interface PaymentAtGateway {
  id: string;
  order_id: string;
  amount_paise: string;
  status: GatewayPayment['status'];
}

/** Sends what the gateway signs, and keeps the bytes for whoever replays them. */
export async function tell(walk: Walk, body: string): Promise<TestAnswer> {
  walk.heard.push(body);
  const answer = await sendSigned(walk.backend, body);
  refuseCrash(answer, 'a webhook');
  return answer;
}

const known = ({ id, order_id: orderId, amount_paise: paise, status }: PaymentAtGateway): GatewayPayment => ({
  id,
  orderId,
  amountPaise: Number(paise),
  status,
});

/** Tells the market how a payment stands, by one of the events that say so. */
export async function tellPayment(walk: Walk, payment: GatewayPayment): Promise<TestAnswer | null> {
  if (payment.status === 'created') return null;
  const events = payment.status === 'failed' ? ['payment.failed'] : ['payment.captured', 'order.paid'];
  return tell(walk, webhookBody(walk.backend, oneOf(walk, events)!, payment));
}

/** Somebody pays, or tries to, on the gateway's page: mostly for what waits, now and then late or a second time. */
const charge: Act = async (walk) => {
  const { backend, random } = walk;
  const isLate = random.chance(0.12);
  const rows = await rowsOf<{ gateway_order_id: string; amount_paise: string }>(
    backend.database,
    sql`select gateway_order_id, amount_paise from payments
      where gateway_order_id is not null and kind <> 'csc' and (${isLate} or state in ('open', 'pending'))
      order by created_at desc, id limit 12`,
  );
  const open = oneOf(walk, rows);
  if (open === undefined) return null;
  const status = weighted<'captured' | 'failed' | 'created'>(walk, [
    [15, 'captured'],
    [3, 'failed'],
    [2, 'created'],
  ]);
  const paise = Number(open.amount_paise) + (random.chance(0.02) ? 100 : 0);
  const payment = await createGatewayPayment(backend, open.gateway_order_id, paise, status);
  // Of some nothing is heard until the market asks.
  if (random.chance(0.3)) return `${status}, and says nothing`;
  if (status === 'captured' && random.chance(0.3)) {
    const [back, told] = await Promise.all([returnFromGateway(backend, payment), tellPayment(walk, payment)]);
    refuseCrash(back, 'the way back from the gateway');
    return `${status}, back ${outcomeOf(back)}, told ${told?.status}`;
  }
  const told = await tellPayment(walk, payment);
  return `${status}, told ${told?.status}`;
};

/** Tells of a payment late, or once more; what was open is decided now. */
const tellLate: Act = async (walk) => {
  const rows = await rowsOf<PaymentAtGateway>(
    walk.backend.database,
    sql`select id, order_id, amount_paise, status from sandbox_gateway_payments g
      where not exists (select 1 from payments p where p.gateway_order_id = g.order_id and p.kind = 'csc')
      order by (status = 'created') desc, created_at desc, id limit 15`,
  );
  const payment = oneOf(walk, rows);
  if (payment === undefined) return null;
  if (payment.status !== 'created') return outcomeOf((await tellPayment(walk, known(payment)))!);
  const status = walk.random.chance(0.7) ? 'captured' : 'failed';
  await settleAtGateway(walk.backend, payment.id, status);
  return `${status} ${outcomeOf((await tellPayment(walk, { ...known(payment), status }))!)}`;
};

/** A refund that the gateway took comes back from the payer's bank. */
const failRefund: Act = async (walk) => {
  const { database, dependencies } = walk.backend;
  const pending = await database
    .select()
    .from(sandboxGatewayRefunds)
    .where(eq(sandboxGatewayRefunds.status, 'pending'))
    .orderBy(sandboxGatewayRefunds.createdAt, sandboxGatewayRefunds.id)
    .limit(5);
  const refund = oneOf(walk, pending);
  if (refund === undefined) return null;
  const failed = { status: 'failed', settlesAt: null } as const;
  await database.update(sandboxGatewayRefunds).set(failed).where(eq(sandboxGatewayRefunds.id, refund.id));
  const entities = { refund: wireRefund({ ...refund, ...failed }) };
  return outcomeOf(await tell(walk, wireEvent('refund.failed', entities, dependencies.now())));
};

const STEPS = { open: 'created', under_review: 'under_review', won: 'won', lost: 'lost', closed: 'closed' } as const;

/** A payer's bank wants a payment back, or decides. */
const dispute: Act = async (walk) => {
  const { database, dependencies } = walk.backend;
  const running = await rowsOf<{ id: string; payment: string; amount_paise: string }>(
    database,
    sql`select id, gateway_payment_id as payment, amount_paise from payment_disputes
      where status in ('open', 'under_review') order by opened_at, id limit 6`,
  );
  const fresh = await rowsOf<{ id: string; payment: string; amount_paise: string }>(
    database,
    sql`select '' as id, c.gateway_payment_id as payment, c.amount_paise from payment_captures c
      join payments p on p.id = c.payment_id and p.kind <> 'csc'
      where not exists (select 1 from payment_disputes d where d.gateway_payment_id = c.gateway_payment_id)
      order by c.captured_at desc, c.gateway_payment_id limit 25`,
  );
  // Of goods that came back: what was refunded, and what waits for the bank.
  const returned = await rowsOf<{ id: string; payment: string; amount_paise: string }>(
    database,
    sql`select '' as id, c.gateway_payment_id as payment, c.amount_paise from payment_captures c
      join payments p on p.id = c.payment_id and p.kind <> 'csc'
      where c.use = 'order' and exists (select 1 from order_returns t where t.order_id = c.order_id)
      and not exists (select 1 from payment_disputes d where d.gateway_payment_id = c.gateway_payment_id)
      order by c.captured_at desc, c.gateway_payment_id limit 25`,
  );
  const begun = walk.random.chance(0.5) && returned.length > 0 ? returned : fresh;
  const about = oneOf(walk, walk.random.chance(0.6) && running.length > 0 ? running : begun);
  if (about === undefined) return null;
  const status = about.id === '' ? 'open' : oneOf(walk, ['under_review', 'won', 'lost', 'lost', 'closed'] as const)!;
  const amount = Number(about.amount_paise);
  const second = Math.floor(dependencies.now().getTime() / 1000);
  const entity = {
    id: about.id === '' ? gatewayId('disp') : about.id,
    entity: 'dispute',
    payment_id: about.payment,
    amount,
    currency: 'INR',
    amount_deducted: status === 'lost' || walk.random.chance(0.3) ? amount : 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: second + 86_400,
    status,
    phase: 'chargeback',
    created_at: second,
    evidence: { amount, summary: null },
  };
  const body = wireEvent(`payment.dispute.${STEPS[status]}`, { dispute: entity }, dependencies.now());
  return `${status} ${outcomeOf(await tell(walk, body))}`;
};

/** The gateway goes away, or its answers get lost on the way, and the bank like it; mostly all is well again. */
const changeMoods: Act = async ({ moods, random }) => {
  moods.gateway = random.chance(0.75) ? 'well' : random.chance(0.5) ? 'away' : 'loses-answers';
  moods.bank = random.chance(0.65) ? 'pays' : (['by-hand', 'fails', 'loses-answers'] as const)[random.between(0, 2)]!;
  return `${moods.gateway}, ${moods.bank}`;
};

/** What the gateway does, by weight. */
export const GATEWAY_ACTS: readonly (readonly [number, string, Act])[] = [
  [22, 'gateway charges', charge],
  [5, 'gateway tells late', tellLate],
  [2, 'gateway fails a refund', failRefund],
  [2, 'bank disputes', dispute],
  [2, 'companies change their mood', changeMoods],
];
