import { PAGE_SIZE } from '@haat/api-contract';
import type { AgentOrder } from '@haat/api-contract/agents';
import { toRupees } from '@haat/format';
import { orderCommission, UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { count, desc, eq, inArray } from 'drizzle-orm';
import { findOrdersById } from '@haat/backend-orders';
import type { Executor } from '@haat/backend-platform';
import { earningLines } from './earning-lines.ts';
import { agentEntries, agentSales } from './tables.ts';

const UNFULFILLED: readonly OrderStatus[] = UNFULFILLED_ORDER_STATUSES;

/** One page of the orders that an agent placed for farmers, newest first, and how many there are. @param page from 1 */
export async function agentsOrders(
  executor: Executor,
  agentId: string,
  page: number,
): Promise<{ count: number; results: AgentOrder[] }> {
  const own = eq(agentSales.agentId, agentId);
  const [total] = await executor.select({ count: count() }).from(agentSales).where(own);
  const sales = await executor
    .select()
    .from(agentSales)
    .where(own)
    .orderBy(desc(agentSales.placedAt), desc(agentSales.orderId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const ids = sales.map(({ orderId }) => orderId);
  const orders = new Map((await findOrdersById(executor, ids)).map((order) => [order.id, order]));
  const lines = Map.groupBy(await earningLines(executor, ids), ({ orderId }) => orderId);
  const entries = Map.groupBy(
    ids.length === 0 ? [] : await executor.select().from(agentEntries).where(inArray(agentEntries.orderId, ids)),
    ({ orderId }) => orderId,
  );
  const results = sales.flatMap(({ orderId, rates, placedAt }) => {
    const order = orders.get(orderId);
    if (order === undefined) return [];
    const booked = entries.get(orderId) ?? [];
    const bookedPaise = booked.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    const expectedPaise = UNFULFILLED.includes(order.status)
      ? 0
      : orderCommission(lines.get(orderId) ?? [], order.couponDiscountPaise, rates);
    const isBooked = booked.length > 0 || order.status === 'DELIVERED';
    const paise = isBooked ? bookedPaise : expectedPaise;
    return {
      number: order.number,
      placed_at: placedAt.toISOString(),
      status: order.status,
      total: toRupees(order.totalPaise),
      commission: toRupees(paise),
      commission_state: stateOf(paise, booked.length > 0),
    } satisfies AgentOrder;
  });
  return { count: total?.count ?? 0, results };
}

function stateOf(paise: number, isBooked: boolean): AgentOrder['commission_state'] {
  if (paise === 0) return isBooked ? 'taken-back' : 'none';
  return isBooked ? 'earned' : 'expected';
}
