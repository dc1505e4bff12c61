import type { IssueReasonCode } from '@haat/api-contract/vocabulary';
import { issueClocks } from '@haat/order-core';
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
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  orderId: string,
  subject: IssueSubject,
): Promise<void> {
  const at = now();
  await tx.insert(orderIssues).values({
    id: newId(),
    number: await nextNumber(tx, issueNumbers, 'C', at),
    orderId,
    status: 'OPEN',
    ...subject,
    answer: null,
    openedAt: at,
    ...issueClocks(at),
    updatedAt: at,
  });
}
