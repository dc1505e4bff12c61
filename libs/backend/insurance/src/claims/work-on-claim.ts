import type { claimRejectionSchema, surveyReportSchema } from '@haat/api-contract/insurance-claims-at-work';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { finishWork } from '@haat/backend-work-lists';
import { toPaise } from '@haat/format';
import { maskAadhaarIn } from '@haat/identity-documents';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { insuredUnits } from '../policies/own-policies.ts';
import { insurancePolicies } from '../policies/tables.ts';
import { refuseOtherInsurer } from './insurer-of-claim.ts';
import { lockClaim, moveClaim } from './move-claim.ts';
import type { ClaimRow } from './move-claim.ts';
import { insuranceClaimDecisions, insuranceClaimPayouts, insuranceClaims, insuranceSurveys } from './tables.ts';

type Work = Pick<Dependencies, 'now' | 'newId'>;

/** Who works on which claim. */
export interface ClaimWorker {
  readonly id: string;
  /** Null: the simulated surveyor and insurer of the sample. */
  readonly userId: string | null;
}

/**
 * Gives a claim that waits to a surveyor. Of two who ask at once one gets it; asked again by the one who has it, it
 * stays theirs. See docs/domain/insurance.md#surveyors-and-insurers.
 * @throws ServiceError `request_error.not_found` for one that is not there and for the surveyor's own,
 *   `claim_error.cannot_move` for one that another has or that does not wait
 */
export async function takeClaim(tx: Transaction, work: Work, { id, userId }: ClaimWorker): Promise<void> {
  const claim = await lockNotOwn(tx, id, userId);
  if (claim.state === 'UNDER_SURVEY' && userId !== null && claim.surveyorId === userId) return;
  const change = { surveyorId: userId, takenAt: work.now() };
  // Given back by another surveyor, it is under survey already.
  if (claim.state === 'UNDER_SURVEY' && claim.takenAt === null) {
    await tx.update(insuranceClaims).set(change).where(eq(insuranceClaims.id, id));
    return;
  }
  await moveClaim(tx, work, claim, 'UNDER_SURVEY', { by: 'surveyor', change });
}

/**
 * Keeps what the surveyor who took a claim found; once before an appeal and once after it.
 * @throws ServiceError `request_error.not_found` for one that this surveyor has not taken, `claim_error.cannot_move`
 */
export async function reportSurvey(
  tx: Transaction,
  { now }: Pick<Work, 'now'>,
  { id, userId }: ClaimWorker,
  { loss_percent: lossPercent, acres, text }: z.output<typeof surveyReportSchema>,
): Promise<void> {
  const claim = await lockNotOwn(tx, id, userId);
  if (claim.surveyorId !== userId) throw new ServiceError('request_error.not_found');
  if (claim.state !== 'UNDER_SURVEY') throw new ServiceError('claim_error.cannot_move');
  const kept = await tx
    .insert(insuranceSurveys)
    .values({
      ...{ claimId: id, round: claim.appeals, lossPercent, acres, text: maskAadhaarIn(text), at: now() },
      isSample: userId === null,
    })
    .onConflictDoNothing()
    .returning({ round: insuranceSurveys.round });
  if (kept.length === 0) throw new ServiceError('claim_error.cannot_move');
}

/**
 * Approves a surveyed claim; its payment is due from then on.
 * @param amount rupees
 * @throws ServiceError `request_error.not_found`, `claim_error.cannot_move`, `claim_error.not_surveyed`,
 *   `claim_error.above_cover` with the cover in rupees
 */
export async function approveClaim(
  tx: Transaction,
  work: Work,
  { id, userId }: ClaimWorker,
  { amount, text }: { readonly amount: number; readonly text: string },
): Promise<void> {
  const claim = await lockSurveyed(tx, id, userId);
  await finishWork(tx, work, { kind: 'claim-decisions', subjectId: id, userId });
  const amountPaise = toPaise(amount);
  if (amountPaise > Math.min(claim.coverPaise, await coverLeftPaise(tx, claim)))
    throw new ServiceError('claim_error.above_cover');
  await decide(tx, work, claim, { amountPaise, reason: null, text, isSample: userId === null });
  await moveClaim(tx, work, claim, 'APPROVED', { by: 'insurer' });
  await tx.insert(insuranceClaimPayouts).values({ claimId: id, amountPaise, state: 'on-its-way', nextAt: work.now() });
}

/**
 * Rejects a surveyed claim, with a reason.
 * @throws ServiceError `request_error.not_found`, `claim_error.cannot_move`, `claim_error.not_surveyed`
 */
export async function rejectClaim(
  tx: Transaction,
  work: Work,
  { id, userId }: ClaimWorker,
  { reason, text }: z.output<typeof claimRejectionSchema>,
): Promise<void> {
  const claim = await lockSurveyed(tx, id, userId);
  await finishWork(tx, work, { kind: 'claim-decisions', subjectId: id, userId });
  await decide(tx, work, claim, { amountPaise: null, reason, text, isSample: userId === null });
  await moveClaim(tx, work, claim, 'REJECTED', { by: 'insurer', change: { rejectedAt: work.now() } });
}

/**
 * A person's own claim is no claim to work on, nor is one on another insurer's policy.
 * @throws ServiceError `request_error.not_found`
 */
export async function lockNotOwn(tx: Transaction, id: string, userId: string | null): Promise<ClaimRow> {
  const claim = await lockClaim(tx, id);
  if (claim.farmerId === userId) throw new ServiceError('request_error.not_found');
  if (userId !== null) await refuseOtherInsurer(tx, id, userId);
  return claim;
}

async function lockSurveyed(tx: Transaction, id: string, userId: string | null): Promise<ClaimRow> {
  const claim = await lockNotOwn(tx, id, userId);
  if (claim.state !== 'UNDER_SURVEY') throw new ServiceError('claim_error.cannot_move');
  const isOfRound = and(eq(insuranceSurveys.claimId, id), eq(insuranceSurveys.round, claim.appeals));
  const [survey] = await tx.select({ round: insuranceSurveys.round }).from(insuranceSurveys).where(isOfRound);
  if (survey === undefined) throw new ServiceError('claim_error.not_surveyed');
  return claim;
}

/** Cover of the packs that have not gone back: who gives a pack back has not sown it. */
async function coverLeftPaise(tx: Transaction, { policyId }: ClaimRow): Promise<number> {
  const isOf = eq(insurancePolicies.id, policyId);
  const [policy] = await tx.select().from(insurancePolicies).where(isOf).for('update');
  if (policy === undefined || policy.status === 'VOID') return 0;
  return Math.round((policy.coverPaise * insuredUnits(policy)) / policy.units);
}

type Decision = Pick<typeof insuranceClaimDecisions.$inferInsert, 'amountPaise' | 'reason' | 'text' | 'isSample'>;

async function decide(tx: Transaction, { now }: Pick<Work, 'now'>, claim: ClaimRow, decision: Decision): Promise<void> {
  const text = maskAadhaarIn(decision.text);
  await tx
    .insert(insuranceClaimDecisions)
    .values({ ...decision, text, claimId: claim.id, round: claim.appeals, at: now() });
}
