import type { Order } from '@haat/api-contract';
import { issueReasonsFor, mustBeSealed, returnableUntil, returnReasonsFor } from '@haat/order-core';
import { goodsFactsOf } from '@haat/backend-market';
import { deliveredAtOf, marketplaceHookOf } from '@haat/backend-orders';
import type { MarketplaceHook, OrderHistoryRow, OrderLineRow, OrderRow } from '@haat/backend-orders';
import type { Dependencies, Executor } from '@haat/backend-platform';

import { arrivalQuestionOf } from '../arrival/answer-arrival.ts';
import { clockView } from '../overdue/ask-to-cancel.ts';
import { invoiceOf } from '../invoices/issue-invoice.ts';

import { issuesOf, toIssue } from './find-issues.ts';
import { returnedPacks, returnsOf, toReturn } from './find-returns.ts';

/** What came after an order, and what may still come. */
export type PostOrderState = Pick<
  Order,
  'returns' | 'issues' | 'arrival' | 'clock' | 'returnable' | 'issue_reasons' | 'can_report' | 'has_invoice'
>;

/** What came after an order with its lines and history, and what its farmer can still do about it. */
export async function postOrderState(
  dependencies: Pick<Dependencies, 'areas' | 'encryptor'>,
  executor: Executor,
  order: OrderRow,
  { lines, history }: { readonly lines: readonly OrderLineRow[]; readonly history: readonly OrderHistoryRow[] },
  now: Date,
): Promise<PostOrderState> {
  const issues = (await issuesOf(executor, [order.id])).get(order.id) ?? [];
  const isDelivered = order.status === 'DELIVERED';
  const deliveredAt = isDelivered ? ((await deliveredAtOf(executor, [order.id])).get(order.id) ?? null) : null;
  const returns = isDelivered ? ((await returnsOf(executor, [order.id])).get(order.id) ?? []) : [];
  const issueReasons = issueReasonsFor({ status: order.status, deliveredAt }, now);
  const packsBack = returnedPacks(returns);
  const hook = marketplaceHookOf(dependencies, order);
  return {
    returns: returns.map(toReturn),
    issues: issues.map(toIssue),
    clock: await clockView(executor, order, history, now),
    arrival: isDelivered ? await arrivalQuestionOf(executor, order.id, now) : null,
    returnable:
      deliveredAt === null
        ? null
        : hook === undefined
          ? await returnable(executor, lines, packsBack, { deliveredAt, now })
          : await returnableElsewhere(executor, dependencies, {
              hook,
              order,
              lines,
              returned: packsBack,
              deliveredAt,
              now,
            }),
    issue_reasons: issueReasons,
    can_report: issueReasons.length > 0,
    has_invoice: isDelivered && (await invoiceOf(executor, order.id)) !== null,
  };
}

interface DeliveredGoods {
  readonly deliveredAt: Date;
  readonly now: Date;
}

async function returnable(
  executor: Executor,
  lines: readonly OrderLineRow[],
  returned: ReadonlyMap<string, number>,
  { deliveredAt, now }: DeliveredGoods,
): Promise<Order['returnable']> {
  if (now > returnableUntil(deliveredAt)) return null;
  const facts = await goodsFactsOf(executor, lines);
  const open = lines.flatMap(({ variantId, quantity }) => {
    const goods = facts.get(variantId);
    const left = quantity - (returned.get(variantId) ?? 0);
    if (goods === undefined || left <= 0) return [];
    const reasons = returnReasonsFor(goods);
    return reasons.length === 0
      ? []
      : [{ variant_id: variantId, quantity: left, reasons, must_be_sealed: mustBeSealed(goods) }];
  });
  return open.length === 0 ? null : { until: returnableUntil(deliveredAt).toISOString(), lines: open };
}

/** Delivered goods of another marketplace, and packs by variant that go back already. */
interface GoodsElsewhere extends DeliveredGoods {
  readonly hook: MarketplaceHook;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly returned: ReadonlyMap<string, number>;
}

/** Goods of another marketplace: its sellers say what they take back. */
async function returnableElsewhere(
  executor: Executor,
  dependencies: Pick<Dependencies, 'encryptor'>,
  { hook, order, lines, returned, deliveredAt, now }: GoodsElsewhere,
): Promise<Order['returnable']> {
  const terms = await hook.returnTerms(executor, lines, deliveredAt);
  const cancelled = await hook.cancelledPacks(executor, dependencies, order.id);
  const open = lines.flatMap(({ variantId, quantity }) => {
    const term = terms.get(variantId);
    const left = quantity - (returned.get(variantId) ?? 0) - (cancelled.get(variantId) ?? 0);
    if (term === undefined || left <= 0 || now > term.until) return [];
    return [
      { term, line: { variant_id: variantId, quantity: left, reasons: [...term.reasons], must_be_sealed: false } },
    ];
  });
  if (open.length === 0) return null;
  const until = new Date(Math.max(...open.map(({ term }) => term.until.getTime())));
  return { until: until.toISOString(), lines: open.map(({ line }) => line) };
}
