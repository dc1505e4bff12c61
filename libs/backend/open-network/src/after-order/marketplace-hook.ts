import { isCancelReason, type OrderStatus } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import type { LineReturnTerms, MarketplaceHook, MarketplaceView, OrderRow } from '@haat/backend-orders';
import { inLanguage, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import {
  cancelMessage,
  ISSUE_ANSWER_WITHIN_MS,
  ISSUE_SETTLED_WITHIN_MS,
  NETWORK_CANCEL_REASONS,
  networkReturnTerms,
  returnRequest,
  SUPPORT_CANCEL_REASON,
} from '@haat/ondc-core';
import { IN_PROGRESS_STATUSES, PAYMENT_MODES } from '@haat/order-core';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { networkItems } from '../catalogue/tables.ts';
import { moveIssue, openIssue } from './issues.ts';
import { findNetworkOrder } from './network-order.ts';
import { toNetworkName } from './network-names.ts';
import { photoLinks } from './photo-links.ts';
import { lastCancellation, queueRequest } from './requests.ts';
import { networkOrderEvents, networkOrderNews } from './tables.ts';

const IN_PROGRESS: readonly OrderStatus[] = IN_PROGRESS_STATUSES;
/** As of goods that are not in the catalogue any more. */
const UNKNOWN_GOODS = { isReturnable: false, returnWindow: null };

/** How orders of the open network are cancelled, returned and complained of: their sellers are asked, by message. */
export const networkMarketplaceHook: MarketplaceHook = {
  marketplace: 'ondc',
  canAskToCancel: ({ status }) => IN_PROGRESS.includes(status),
  async cancel(tx, dependencies, order, { by, reason }) {
    const known = await findNetworkOrder(tx, dependencies, order.id);
    if (known === null) return false;
    if (!IN_PROGRESS.includes(order.status))
      throw new ServiceError('order_error.cannot_cancel', { status: order.status });
    const before = await lastCancellation(tx, order.id);
    if (before?.state === 'open') return true;
    const code = reason !== null && isCancelReason(reason) ? NETWORK_CANCEL_REASONS[reason] : SUPPORT_CANCEL_REASON;
    const message = cancelMessage({ orderId: known.id, reason: code });
    await queueRequest(tx, dependencies, { orderId: order.id, kind: 'cancel', subjectId: null, message, by, reason });
    return true;
  },
  async refundAtEnd(tx, { id }, to) {
    // For what a seller itself gives up it may keep nothing, whatever it tells.
    if (to === 'VENDOR_CANCELLED') return null;
    const ends = await tx
      .select({ paise: networkOrderEvents.paise })
      .from(networkOrderEvents)
      .where(
        and(
          eq(networkOrderEvents.orderId, id),
          eq(networkOrderEvents.isEnd, true),
          ne(networkOrderEvents.type, 'Return'),
        ),
      );
    const told = ends.map(({ paise }) => paise).filter((paise) => paise !== null);
    // The money is with us: what the seller does not say readably goes back whole.
    return told.length === 0 || told.length < ends.length ? null : told.reduce((sum, paise) => sum + paise, 0);
  },
  async returnTerms(executor, lines, deliveredAt) {
    // The sale of subsidised fertiliser was booked against the farmer.
    const returnable = lines.filter(({ product }) => product.facts?.isSubsidised !== true);
    const ids = returnable.map(({ variantId }) => variantId);
    const rows = await executor
      .select({ id: networkItems.id, facts: networkItems.facts })
      .from(networkItems)
      .where(inArray(networkItems.id, ids));
    const facts = new Map(rows.map((row) => [row.id, row.facts]));
    return new Map<string, LineReturnTerms>(
      ids.map((id) => [id, networkReturnTerms(facts.get(id) ?? UNKNOWN_GOODS, deliveredAt)]),
    );
  },
  cancelledPacks,
  async requestReturn(tx, dependencies, order, { id, reason, note, photoIds, variantId, quantity }) {
    const known = await findNetworkOrder(tx, dependencies, order.id);
    const item = known?.items.find((one) => one.variantId === variantId);
    if (known === null || item === undefined)
      throw new ServiceError('return_error.not_possible', { variant_id: variantId });
    const message = returnRequest({
      ...{ orderId: known.id, returnId: toNetworkName(id), itemId: item.id, parentItemId: item.parentItemId },
      ...{ quantity, reason, note, images: await photoLinks(dependencies, photoIds) },
    });
    await queueRequest(tx, dependencies, { orderId: order.id, kind: 'return', subjectId: id, message });
  },
  issueClocks: (openedAt) => ({
    answerBy: new Date(openedAt.getTime() + ISSUE_ANSWER_WITHIN_MS),
    closeBy: new Date(openedAt.getTime() + ISSUE_SETTLED_WITHIN_MS),
  }),
  openIssue,
  moveIssue,
  async view(executor, dependencies, order, lines): Promise<MarketplaceView> {
    const [news] = await executor.select().from(networkOrderNews).where(eq(networkOrderNews.orderId, order.id));
    const packs = await cancelledPacks(executor, dependencies, order.id);
    return {
      cancel: await cancelView(executor, order),
      cancelled_lines: lines.flatMap(({ variantId, product }) => {
        const quantity = packs.get(variantId) ?? 0;
        return quantity === 0
          ? []
          : [{ variant_id: variantId, name: inLanguage(product.name, order.language), quantity }];
      }),
      taken_off: await takenOff(executor, order),
      bill_url: news?.billUrl ?? null,
    };
  },
};

/** What became of the wish to cancel an order that goes on. */
async function cancelView(executor: Executor, order: OrderRow): Promise<MarketplaceView['cancel']> {
  const wish = IN_PROGRESS.includes(order.status) ? await lastCancellation(executor, order.id) : null;
  if (wish === null || wish.state === 'done') return null;
  return { state: wish.state === 'open' ? 'asked' : wish.state, code: wish.code };
}

/** Parts that the seller cancelled, not what was left of the order when it ended. */
const isPart = (orderId: string) =>
  and(
    eq(networkOrderEvents.orderId, orderId),
    eq(networkOrderEvents.type, 'Cancel'),
    eq(networkOrderEvents.isEnd, false),
  );

async function cancelledPacks(
  executor: Executor,
  dependencies: Pick<Dependencies, 'encryptor'>,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const parts = await executor.select().from(networkOrderEvents).where(isPart(orderId));
  if (parts.length === 0) return new Map();
  const items = (await findNetworkOrder(executor, dependencies, orderId))?.items ?? [];
  const packs = new Map<string, number>();
  for (const { packs: cancelled } of parts)
    for (const { id, variantId } of items) packs.set(variantId, (packs.get(variantId) ?? 0) + (cancelled[id] ?? 0));
  return packs;
}

/** What is paid less at the door, rupees. */
async function takenOff(executor: Executor, { id, paymentMode }: OrderRow): Promise<number> {
  if (paymentMode !== PAYMENT_MODES.cash) return 0;
  const parts = await executor.select({ paise: networkOrderEvents.paise }).from(networkOrderEvents).where(isPart(id));
  return toRupees(parts.reduce((sum, { paise }) => sum + (paise ?? 0), 0));
}
