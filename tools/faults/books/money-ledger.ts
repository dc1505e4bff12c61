import type { FaultDatabase } from './fault-database.ts';

/**
 * Each counts money, or orders, whose state is unaccounted for. The gateway's own books are the sandbox's.
 */
const RULES: Readonly<Record<string, string>> = {
  'payments at the gateway that are not booked': `select 1 from sandbox_gateway_payments paid where status = 'captured'
    and not exists (select 1 from payment_captures where gateway_payment_id = paid.id
    and amount_paise = paid.amount_paise)`,
  'booked payments that the gateway does not know': `select 1 from payment_captures booked
    where not exists (select 1 from sandbox_gateway_payments where id = booked.gateway_payment_id
    and status = 'captured')`,
  'orders that wait though their money is there': `select 1 from orders where status = 'PENDING' and payment_mode = 10
    and exists (select 1 from payment_captures where order_id = orders.id and use = 'order')`,
  'paid orders whose money is not their total': `select 1 from orders where status = 'SUCCESS' and payment_mode = 10
    and total_paise is distinct from (select sum(amount_paise) from payment_captures where order_id = orders.id
    and use = 'order')`,
  'payments beyond an order that do not go back': `select 1 from payment_captures booked where use = 'refund'
    and not exists (select 1 from refunds where gateway_payment_id = booked.gateway_payment_id
    and amount_paise = booked.amount_paise)`,
  'orders that ended otherwise and keep their money': `select 1 from payment_captures booked join orders
    on orders.id = order_id
    where use = 'order' and status in ('USER_CANCELLED', 'PAYMENT_FAILED')
    and amount_paise is distinct from (select sum(amount_paise) from refunds
    where gateway_payment_id = booked.gateway_payment_id)`,
  'refunds that did not come to an end': `select 1 from refunds where status <> 'REFUND_COMPLETED'`,
  'payments of which the gateway gave back something else than was booked': `select 1 from sandbox_gateway_payments paid
    where (select coalesce(sum(amount_paise), 0) from sandbox_gateway_refunds where payment_id = paid.id
    and status <> 'failed')
    <> (select coalesce(sum(amount_paise), 0) from refunds where gateway_payment_id = paid.id)`,
  'refunds of more than was taken': `select 1 from payment_captures booked
    where amount_paise < (select coalesce(sum(amount_paise), 0) from refunds
    where gateway_payment_id = booked.gateway_payment_id)`,
  'payments of orders that are in no shop’s ledger': `select 1 from payment_captures booked where use = 'order'
    and not exists (select 1 from shop_entries where reference = 'captured:' || booked.gateway_payment_id
    and amount_paise = booked.amount_paise)`,
  'refunds of orders that are in no shop’s ledger': `select 1 from refunds join payment_captures booked
    on booked.gateway_payment_id = refunds.gateway_payment_id where use = 'order' and not exists (select 1
    from shop_entries where reference = 'refund:' || refunds.id and amount_paise = -refunds.amount_paise)`,
  'orders that were handed over and are in no shop’s ledger': `select 1 from orders where status = 'DELIVERED'
    and not exists (select 1 from shop_entries where reference = 'fee:' || orders.id)`,
};

/** What the database says of a market's money, read past the product. */
export interface MoneyLedger {
  /** What is not accounted for; empty when all is. */
  problems(): Promise<string[]>;
  /**
   * Orders that are paid, payments at the gateway, and payments that go back: of orders that were cancelled, and
   * beyond any order.
   */
  count(): Promise<{ paid: number; atGateway: number; cancelled: number; beyond: number }>;
}

/** @param name the market's database */
export function moneyLedgerOf(database: FaultDatabase, name: string): MoneyLedger {
  const count = async (rows: string) =>
    Number((await database.query<{ count: string }>(name, `select count(*) from (${rows}) as counted`))[0]?.count ?? 0);
  return {
    async problems() {
      const found: string[] = [];
      for (const [what, rows] of Object.entries(RULES)) {
        const broken = await count(rows);
        if (broken > 0) found.push(`${broken} ${what}`);
      }
      return found;
    },
    count: async () => ({
      paid: await count(`select 1 from orders where status = 'SUCCESS' and payment_mode = 10`),
      atGateway: await count(`select 1 from sandbox_gateway_payments where status = 'captured'`),
      cancelled: await count(
        `select 1 from payment_captures join orders on orders.id = order_id where use = 'order'
          and status = 'USER_CANCELLED'`,
      ),
      beyond: await count(`select 1 from payment_captures where use = 'refund'`),
    }),
  };
}
