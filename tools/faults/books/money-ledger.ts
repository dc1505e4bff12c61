import type { FaultDatabase } from '../fault-database.ts';
import type { FaultGateway } from '../gateway/fault-gateway.ts';
import { compareBooks } from './compare-books.ts';
import { readMarketBook } from './market-book.ts';

/** Each counts money, or orders, whose state is unaccounted for within the market. */
const RULES: Readonly<Record<string, string>> = {
  'orders that wait though their money is there': `select 1 from orders where status = 'PENDING' and payment_mode = 10
    and exists (select 1 from payment_captures where order_id = orders.id and use = 'order')`,
  'paid orders whose money is not their total': `select 1 from orders where status = 'SUCCESS' and payment_mode = 10
    and total_paise is distinct from (select sum(amount_paise) from payment_captures where order_id = orders.id
    and use = 'order')`,
  'payments of orders that are in no shop’s ledger': `select 1 from payment_captures booked where use = 'order'
    and not exists (select 1 from shop_entries where reference = 'captured:' || booked.gateway_payment_id
    and amount_paise = booked.amount_paise)`,
  'refunds of orders that are in no shop’s ledger': `select 1 from refunds join payment_captures booked
    on booked.gateway_payment_id = refunds.gateway_payment_id where use = 'order' and not exists (select 1
    from shop_entries where reference = 'refund:' || refunds.id and amount_paise = -refunds.amount_paise)`,
  'orders that were handed over and are in no shop’s ledger': `select 1 from orders where status = 'DELIVERED'
    and not exists (select 1 from shop_entries where reference = 'fee:' || orders.id)`,
};

/** What is said of a market's money by its database, read past the product, and by the gateway's own book. */
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
export function moneyLedgerOf(database: FaultDatabase, name: string, gateway: FaultGateway): MoneyLedger {
  const count = async (rows: string) =>
    Number((await database.query<{ count: string }>(name, `select count(*) from (${rows}) as counted`))[0]?.count ?? 0);
  return {
    async problems() {
      const found = compareBooks(await gateway.book(), await readMarketBook(database, name));
      for (const [what, rows] of Object.entries(RULES)) {
        const broken = await count(rows);
        if (broken > 0) found.push(`${broken} ${what}`);
      }
      return found;
    },
    count: async () => ({
      paid: await count(`select 1 from orders where status = 'SUCCESS' and payment_mode = 10`),
      atGateway: (await gateway.book()).payments.filter(({ status }) => status === 'captured').length,
      cancelled: await count(
        `select 1 from payment_captures join orders on orders.id = order_id where use = 'order'
          and status = 'USER_CANCELLED'`,
      ),
      beyond: await count(`select 1 from payment_captures where use = 'refund'`),
    }),
  };
}
