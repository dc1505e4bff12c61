import { sql } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import { gatewayId, wireEvent, wireRefund } from '@haat/backend-sandbox';
import { sandboxGatewayRefunds } from '@haat/backend-sandbox/tables';
import { createGatewayPayment } from '@haat/backend-testing';
import { tell, tellPayment } from './gateway-acts.ts';
import { oneOf, outcomeOf } from './walk.ts';
import type { Act } from './walk.ts';

/** Somebody pays twice on two pages of the gateway, and it tells of both at once. */
const payTwice: Act = async (walk) => {
  const rows = await rowsOf<{ gateway_order_id: string; amount_paise: string }>(
    walk.backend.database,
    sql`select gateway_order_id, amount_paise from payments
      where gateway_order_id is not null and kind <> 'csc' and state in ('open', 'pending')
      order by created_at desc, id limit 12`,
  );
  const open = oneOf(walk, rows);
  if (open === undefined) return null;
  const pay = () => createGatewayPayment(walk.backend, open.gateway_order_id, Number(open.amount_paise), 'captured');
  const payments = [await pay(), await pay()];
  const told = await Promise.all(payments.map((payment) => tellPayment(walk, payment)));
  return `told ${told.map((answer) => answer?.status).join(' and ')}`;
};

/**
 * The gateway makes a refund once more that has arrived, and tells of it, now and then twice. Only of payments of which
 * nothing is left: of others it would refuse what is asked next.
 */
const refundTwice: Act = async (walk) => {
  const { database, dependencies } = walk.backend;
  const rows = await rowsOf<{ id: string; payment: string; amount_paise: string; failures: number }>(
    database,
    sql`select r.id, r.gateway_payment_id as payment, r.amount_paise, r.failures from refunds r
      join payment_captures c on c.gateway_payment_id = r.gateway_payment_id
      join payments p on p.id = c.payment_id and p.kind <> 'csc'
      where r.status = 'REFUND_COMPLETED' and c.amount_paise =
        (select sum(o.amount_paise) from refunds o where o.gateway_payment_id = c.gateway_payment_id)
      order by r.completed_at desc, r.id limit 20`,
  );
  const refund = oneOf(walk, rows);
  if (refund === undefined) return null;
  const made = {
    id: gatewayId('rfnd'),
    paymentId: refund.payment,
    amountPaise: Number(refund.amount_paise),
    receipt: `${refund.id}-${refund.failures}`,
    idempotencyKey: null,
    status: 'processed' as const,
    settlesAt: null,
    createdAt: dependencies.now(),
  };
  await database.insert(sandboxGatewayRefunds).values(made);
  walk.madeAgain.add(made.id);
  const event = () => wireEvent('refund.processed', { refund: wireRefund(made) }, dependencies.now());
  const times = walk.random.chance(0.3) ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => tell(walk, event())));
  return `${made.amountPaise} told ${answers.map(outcomeOf).join(' and ')}`;
};

/** Support reads on the bank's statement that money of a second payment is back, or gives it up. */
const closeSecondPayment: Act = async (walk) => {
  const by = walk.support[walk.random.between(0, 1)]!;
  const { body } = await by.call('GET', '/support/v1/refunds/raised');
  const open = (body.results as { id: string; paid_twice_open: number }[]).filter(
    ({ paid_twice_open: rupees }) => rupees > 0,
  );
  const refund = oneOf(walk, open);
  if (refund === undefined) return null;
  const most = Math.round(refund.paid_twice_open * 100);
  const amount = (walk.random.chance(0.5) ? most : walk.random.between(1, most + 1)) / 100;
  const end = oneOf(walk, ['came-back', 'came-back', 'written-off'])!;
  const closed = { end, amount, reason: 'Read on the statement.' };
  return `${end} ${outcomeOf(await by.call('POST', `/support/v1/refunds/${refund.id}/paid-twice`, closed))}`;
};

/** What is done twice, and what becomes of it, by weight. */
export const DOUBLED_ACTS: readonly (readonly [number, string, Act])[] = [
  [3, 'farmer pays twice', payTwice],
  [2, 'gateway refunds twice', refundTwice],
  [2, 'support closes a second payment', closeSecondPayment],
];
