import { findIssue } from '@haat/backend-aftercare';
import { linesOf } from '@haat/backend-orders';
import type { MarketplaceHook, OpenedIssue } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { isIssueReason } from '@haat/api-contract/vocabulary';
import { closeIssueMessage, escalateIssueMessage, openIssueMessage, type NetworkIssue } from '@haat/ondc-core';
import { eq } from 'drizzle-orm';
import { findNetworkOrder } from './network-order.ts';
import { photoLinks } from './photo-links.ts';
import { queueRequest } from './requests.ts';
import { networkOrderNews } from './tables.ts';

/** Sends a complaint to its order's seller. See docs/domain/open-network.md#issues. */
export const openIssue: MarketplaceHook['openIssue'] = async (tx, dependencies, order, issue) => {
  const written = await networkIssue(tx, dependencies, order.id, issue);
  if (written === null) return;
  const message = openIssueMessage(written);
  await queueRequest(tx, dependencies, { orderId: order.id, kind: 'issue', subjectId: issue.id, message });
};

/** Tells the seller that a complaint is settled, or takes it further. */
export const moveIssue: MarketplaceHook['moveIssue'] = async (tx, dependencies, issueId, { to, wasEscalated }) => {
  const issue = await findIssue(tx, issueId);
  const written = issue === null ? null : await networkIssue(tx, dependencies, issue.orderId, issue);
  if (issue === null || written === null) return;
  const at = dependencies.now();
  const request = { orderId: issue.orderId, subjectId: issueId };
  await queueRequest(
    tx,
    dependencies,
    to === 'CLOSED'
      ? { ...request, kind: 'issue-close', message: closeIssueMessage(written, !wasEscalated, at) }
      : { ...request, kind: 'issue-grievance', message: escalateIssueMessage(written, 'GRIEVANCE', at) },
  );
};

/** Tells the seller that a complaint, which is still before our support, is a dispute of the network now. */
export async function disputeIssue(tx: Transaction, dependencies: Dependencies, issueId: string): Promise<void> {
  const issue = await findIssue(tx, issueId);
  if (issue?.status !== 'ESCALATED') return;
  const written = await networkIssue(tx, dependencies, issue.orderId, issue);
  if (written === null) return;
  const message = escalateIssueMessage(written, 'DISPUTE', dependencies.now());
  await queueRequest(tx, dependencies, { orderId: issue.orderId, kind: 'issue-dispute', subjectId: issueId, message });
}

/** A complaint as the network has it; null of an order that no seller was sent. */
async function networkIssue(
  tx: Transaction,
  dependencies: Dependencies,
  orderId: string,
  { id, reason, variantId, note, photoIds, openedAt }: OpenedIssue,
): Promise<NetworkIssue | null> {
  const { adapters } = dependencies;
  const order = await findNetworkOrder(tx, dependencies, orderId);
  if (order === null || adapters.openNetwork === null || !isIssueReason(reason)) return null;
  const [news] = await tx.select().from(networkOrderNews).where(eq(networkOrderNews.orderId, orderId));
  const packs = new Map((await linesOf(tx, [orderId])).map((line) => [line.variantId, line.quantity]));
  const about = variantId === null ? order.items : order.items.filter((item) => item.variantId === variantId);
  return {
    ...{ id, reason, note, images: await photoLinks(dependencies, photoIds), openedAt },
    order: {
      id: order.id,
      state: news?.state ?? 'Accepted',
      providerId: order.providerId,
      fulfilment: { id: order.fulfilmentId, state: news?.fulfilment ?? 'Pending' },
      items: about.map((item) => ({ id: item.id, quantity: packs.get(item.variantId) ?? 0 })),
    },
    complainant: order.buyer,
    subscriberId: adapters.openNetwork.self().id,
  };
}
