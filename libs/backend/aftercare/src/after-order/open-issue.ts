import type { IssueReasonCode } from '@haat/api-contract/vocabulary';
import { issueClocks } from '@haat/order-core';
import { marketplaceHookOf } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { nextNumber } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { issueNumbers, orderIssues } from './tables.ts';

/** What a complaint is about. */
export interface IssueSubject {
  reason: IssueReasonCode;
  /** Null for the order as a whole. */
  variantId: string | null;
  note: string;
  photoIds: string[];
}

/** Writes a complaint down, with a number and its clocks. See docs/domain/aftercare.md#complaints. */
export async function openIssue(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  subject: IssueSubject,
): Promise<void> {
  const { newId, now } = dependencies;
  const at = now();
  const id = newId();
  const hook = marketplaceHookOf(dependencies, order);
  await tx.insert(orderIssues).values({
    id,
    number: await nextNumber(tx, issueNumbers, 'C', at),
    orderId: order.id,
    status: 'OPEN',
    ...subject,
    answer: null,
    openedAt: at,
    ...(hook?.issueClocks(at) ?? issueClocks(at)),
    updatedAt: at,
  });
  await hook?.openIssue(tx, dependencies, order, { id, openedAt: at, ...subject });
}
