import type { ClaimActor, ClaimState } from '@haat/api-contract/vocabulary';
import { addEvent, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { claimMoves } from '@haat/claim-core';
import { eq } from 'drizzle-orm';
import { insuranceClaimMoves, insuranceClaims } from './tables.ts';

/** A claim as the database has it. */
export type ClaimRow = typeof insuranceClaims.$inferSelect;

/** That a claim has moved: `claim_id`, `state`. */
export const CLAIM_EVENT = 'insurance.claim-moved';

/**
 * A claim, held until the transaction ends.
 * @throws ServiceError `request_error.not_found`
 */
export async function lockClaim(tx: Transaction, id: string): Promise<ClaimRow> {
  const [claim] = isId(id)
    ? await tx.select().from(insuranceClaims).where(eq(insuranceClaims.id, id)).for('update')
    : [];
  if (claim === undefined) throw new ServiceError('request_error.not_found');
  return claim;
}

/**
 * Moves a claim that is held, keeps when and by whom, and has the farmer told.
 * @param change what else of the claim changes with it
 * @throws ServiceError `claim_error.cannot_move` for a move that the rules do not have now
 */
export async function moveClaim(
  tx: Transaction,
  { now, newId }: Pick<Dependencies, 'now' | 'newId'>,
  claim: ClaimRow,
  to: ClaimState,
  { by, change = {} }: { readonly by: ClaimActor | 'payout'; readonly change?: Partial<ClaimRow> },
): Promise<void> {
  const at = now();
  if (!claimMoves(claim, at).includes(to)) throw new ServiceError('claim_error.cannot_move');
  await tx
    .update(insuranceClaims)
    .set({ ...change, state: to })
    .where(eq(insuranceClaims.id, claim.id));
  await recordMove(tx, { now, newId }, claim.id, { state: to, by });
}

/** Keeps what has become of a claim, and has the farmer told. */
export async function recordMove(
  tx: Transaction,
  { now, newId }: Pick<Dependencies, 'now' | 'newId'>,
  claimId: string,
  { state, by }: { readonly state: ClaimState; readonly by: ClaimActor | 'payout' },
): Promise<void> {
  await keepMove(tx, now(), claimId, { state, by });
  await addEvent(tx, { id: newId(), type: CLAIM_EVENT, payload: { claim_id: claimId, state }, at: now() });
}

/** Keeps what has become of a claim. */
export async function keepMove(
  tx: Transaction,
  at: Date,
  claimId: string,
  { state, by }: { readonly state: ClaimState; readonly by: ClaimActor | 'payout' },
): Promise<void> {
  const step = await tx.$count(insuranceClaimMoves, eq(insuranceClaimMoves.claimId, claimId));
  await tx.insert(insuranceClaimMoves).values({ claimId, step, state, at, by });
}
