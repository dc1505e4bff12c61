import type { FaultDatabase } from '../fault-database.ts';

/** What the market's database says of its money, read past the product. Amounts are whole paise. */
export interface MarketBook {
  readonly orders: readonly { id: string; status: string; totalPaise: number }[];
  readonly attempts: readonly { id: string; orderId: string; gatewayOrderId: string | null; state: string }[];
  readonly captures: readonly { gatewayPaymentId: string; attemptId: string; amountPaise: number; use: string }[];
  readonly refunds: readonly {
    id: string;
    gatewayPaymentId: string | null;
    gatewayRefundId: string | null;
    amountPaise: number;
    status: string;
  }[];
  /** Sum of the ledger with the gateway: what it owes the market. */
  readonly owedPaise: number;
}

/** @param name the market's database */
export async function readMarketBook(database: FaultDatabase, name: string): Promise<MarketBook> {
  const [book] = await database.query<{ book: MarketBook }>(
    name,
    `select json_build_object(
      'orders', (select coalesce(json_agg(json_build_object('id', id, 'status', status, 'totalPaise', total_paise)),
        '[]') from orders),
      'attempts', (select coalesce(json_agg(json_build_object('id', id, 'orderId', order_id,
        'gatewayOrderId', gateway_order_id, 'state', state)), '[]') from payments),
      'captures', (select coalesce(json_agg(json_build_object('gatewayPaymentId', gateway_payment_id,
        'attemptId', payment_id, 'amountPaise', amount_paise, 'use', use)), '[]') from payment_captures),
      'refunds', (select coalesce(json_agg(json_build_object('id', id, 'gatewayPaymentId', gateway_payment_id,
        'gatewayRefundId', gateway_refund_id, 'amountPaise', amount_paise, 'status', status)), '[]') from refunds),
      'owedPaise', (select coalesce(sum(amount_paise), 0) from gateway_entries)
    ) as book`,
  );
  if (book === undefined) throw new Error('the market has no book');
  return book.book;
}
