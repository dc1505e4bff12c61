import { sql } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import { CREDIT_SHOP } from '@haat/backend-testing';
import { someOrder } from './farmer-acts.ts';
import { bankReference } from './moody-companies.ts';
import { oneOf, outcomeOf, SHOPS } from './walk.ts';
import type { Act, Walk } from './walk.ts';

const REASON = { reason: 'Spoke to farmer and shop.' };
const supporter = ({ support, random }: Walk) => support[random.between(0, 1)]!;

const cancel: Act = async (walk) => {
  const found = await someOrder(walk, [
    'PENDING',
    'PRE_ORDER',
    'SUCCESS',
    'VENDOR_CONFIRMED',
    'READY_FOR_DELIVERY',
    'SHIPPED',
    'OUT_FOR_DELIVERY',
    'FAILED_DELIVERY',
  ]);
  if (found === undefined) return null;
  const path = `/support/v1/orders/${found.id}/cancel`;
  return outcomeOf(await supporter(walk).call('POST', path, { reason: 'asked-by-farmer' }));
};

/** Gives money back over a shop's word: of a refused return, or of a complaint. */
const overrule: Act = async (walk) => {
  const rows = await rowsOf<{ id: string; subject: string; total: string }>(
    walk.backend.database,
    sql`select * from (
      select t.id, 'returns' as subject, o.total_paise as total, t.requested_at as at from order_returns t
        join orders o on o.id = t.order_id where t.status = 'REFUSED'
      union all select i.id, 'issues', o.total_paise, i.opened_at from order_issues i
        join orders o on o.id = i.order_id where i.status = 'ESCALATED') as matter order by at desc, id limit 12`,
  );
  const matter = oneOf(walk, rows);
  if (matter === undefined) return null;
  const most = Number(matter.total);
  const amount = (walk.random.chance(0.3) ? most : walk.random.between(1, most)) / 100;
  const path = `/support/v1/${matter.subject}/${matter.id}/overrule`;
  return outcomeOf(await supporter(walk).call('POST', path, { amount, ...REASON }));
};

/** The second person, or the first one once more, which must be refused. */
const confirm: Act = async (walk) => {
  const by = supporter(walk);
  const { body } = await by.call('GET', '/support/v1/acts');
  const act = oneOf(walk, body.results as { id: string }[]);
  if (act === undefined) return null;
  const end = walk.random.chance(0.85) ? 'confirm' : 'decline';
  const answers = await Promise.all(
    walk.random.chance(0.2)
      ? walk.support.map((one) => one.call('POST', `/support/v1/acts/${act.id}/${end}`))
      : [by.call('POST', `/support/v1/acts/${act.id}/${end}`)],
  );
  return `${end} ${answers.map(outcomeOf).join(' and ')}`;
};

/** Market and shop settle what they owe each other. */
const settleWithShop: Act = async (walk) => {
  const by = supporter(walk);
  const path = `/support/v1/ledger/shops/${oneOf(walk, SHOPS)!}`;
  const { balance } = (await by.call('GET', path)).body as { balance: { owed: number; payable: number } };
  const isPayout = walk.random.chance(0.7);
  const most = Math.round(Math.abs(isPayout ? balance.payable : balance.owed) * 100);
  const amount = Math.max(1, walk.random.chance(0.2) ? most + 1 : walk.random.between(1, Math.max(1, most))) / 100;
  const act = isPayout ? 'payouts' : 'receipts';
  return `${act} ${outcomeOf(await by.call('POST', `${path}/${act}`, { amount, ...REASON }))}`;
};

/** Pays a refund by hand, or lets one go that needs two. */
const payByHand: Act = async (walk) => {
  const by = supporter(walk);
  const { body } = await by.call('GET', '/support/v1/refunds/raised');
  const refund = oneOf(walk, body.results as RaisedRefund[]);
  if (refund === undefined) return null;
  const path = `/support/v1/refunds/${refund.id}`;
  if (walk.random.chance(0.4)) return `release ${outcomeOf(await by.call('POST', `${path}/release`, REASON))}`;
  const paidTo = { destination_version: refund.destination_version };
  const answer = await by.call('POST', `${path}/paid`, paidTo);
  if (answer.body?.error?.code === 'refund_error.answer_open') {
    // Only what stands on the bank's statement is told.
    const key = [...walk.bank.keys()].find((one) => one.startsWith(refund.id));
    if (key === undefined) return 'nothing is on the statement';
    const settled = await by.call('POST', `${path}/paid`, { ...paidTo, bank_reference: bankReference(key) });
    return `settled ${outcomeOf(settled)}`;
  }
  if (answer.status === 200) walk.bank.set(`${refund.id}-by-hand`, Math.round(refund.amount * 100));
  return `paid ${outcomeOf(answer)}`;
};
interface RaisedRefund {
  id: string;
  amount: number;
  destination_version: number;
}

/** A farmer brings money for dues to a centre; the receipt is sent twice now and then. */
const takeRepayment: Act = async (walk) => {
  const farmer = oneOf(walk, walk.farmers)!;
  const { body: dues } = await farmer.call('GET', '/credit/v1/dues');
  const payable = Math.round((dues.payable ?? 0) * 100);
  if (payable < 100) return null;
  const paise = walk.random.between(1, payable);
  const receipt = `R-${walk.random.between(1, 1e9)}`;
  const body = { phone_number: farmer.phone, centre_id: CREDIT_SHOP, amount: paise / 100, receipt };
  const send = () => supporter(walk).call('POST', '/support/v1/credit/repayments', body);
  const answers = await Promise.all(walk.random.chance(0.2) ? [send(), send()] : [send()]);
  const waiting = answers.map(({ body }) => body.waiting as { id: string } | null | undefined).find(Boolean);
  // Whoever of the two did not report it confirms a large one; the other is refused.
  if (waiting != null)
    answers.push(
      ...(await Promise.all(walk.support.map((one) => one.call('POST', `/support/v1/acts/${waiting.id}/confirm`)))),
    );
  if (answers.some(({ status, body }) => status === 200 && (body.waiting === null || body.is_done === true)))
    walk.broughtBack.set(farmer.userId, (walk.broughtBack.get(farmer.userId) ?? 0) + paise);
  return answers.map(outcomeOf).join(' and ');
};

const renewCode: Act = async (walk) => {
  const found = await someOrder(walk, ['OUT_FOR_DELIVERY', 'SHIPPED', 'READY_FOR_DELIVERY']);
  if (found === undefined) return null;
  return outcomeOf(await supporter(walk).call('POST', `/support/v1/orders/${found.id}/delivery-code`, REASON));
};

/** What support does, by weight. */
export const SUPPORT_ACTS: readonly (readonly [number, string, Act])[] = [
  [2, 'support cancels', cancel],
  [4, 'support overrules', overrule],
  [4, 'support confirms', confirm],
  [3, 'support settles with a shop', settleWithShop],
  [4, 'support pays by hand', payByHand],
  [1.5, 'support takes a repayment', takeRepayment],
  [0.5, 'support renews a code', renewCode],
];
