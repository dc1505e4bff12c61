import type { MandiReceiptReason } from '@haat/api-contract/vocabulary';
import { photoOf } from '@haat/backend-media';
import type { PhotoPlace } from '@haat/backend-media';
import { addEvent, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { finishWork } from '@haat/backend-work-lists';
import { eq } from 'drizzle-orm';
import { mandiReceipts } from '../tables.ts';
import { RECEIPT_EVENT } from './receipt-notices.ts';

/** What is decided of a slip, and by whom. */
export interface SlipDecision {
  readonly receiptId: string;
  /** Null: the simulated checker of the sample. */
  readonly checkerId: string | null;
  /** Why it is not counted; null: it is verified. */
  readonly reason: MandiReceiptReason | null;
}

/**
 * Verifies or rejects a sale slip; its sender is told. See docs/domain/mandi.md#sale-slips.
 * @throws ServiceError `request_error.not_found` for one that is not there, `auth_error.forbidden` for the checker's
 *   own, `mandi_error.slip_decided`, `work_error.claimed` for one that another checker has
 */
export async function decideSlip(
  tx: Transaction,
  { now, newId }: Pick<Dependencies, 'now' | 'newId'>,
  { receiptId, checkerId, reason }: SlipDecision,
): Promise<void> {
  const [receipt] = isId(receiptId)
    ? await tx.select().from(mandiReceipts).where(eq(mandiReceipts.id, receiptId)).for('update')
    : [];
  if (receipt === undefined) throw new ServiceError('request_error.not_found');
  if (receipt.userId === checkerId) throw new ServiceError('auth_error.forbidden');
  if (receipt.status !== 'RECEIVED') throw new ServiceError('mandi_error.slip_decided');
  await finishWork(tx, { now }, { kind: 'sale-slips', subjectId: receiptId, userId: checkerId });
  await tx
    .update(mandiReceipts)
    .set({
      status: reason === null ? 'VERIFIED' : 'REJECTED',
      ...{ reason, checkerId, isSampleCheck: checkerId === null, decidedAt: now() },
    })
    .where(eq(mandiReceipts.id, receiptId));
  await addEvent(tx, { id: newId(), type: RECEIPT_EVENT, payload: { receipt_id: receiptId }, at: now() });
}

/**
 * The photo of a slip that waits, as JPEG, for a checker.
 * @throws ServiceError `request_error.not_found` for one that is not there, and for the checker's own
 */
export async function photoOfSlip(place: PhotoPlace, checkerId: string, receiptId: string): Promise<Uint8Array> {
  const [receipt] = isId(receiptId)
    ? await place.database.select().from(mandiReceipts).where(eq(mandiReceipts.id, receiptId))
    : [];
  const isShown = receipt?.status === 'RECEIVED' && receipt.userId !== checkerId;
  const jpeg = isShown ? await photoOf(place, receipt.photoId) : null;
  if (jpeg === null) throw new ServiceError('request_error.not_found');
  return jpeg;
}
