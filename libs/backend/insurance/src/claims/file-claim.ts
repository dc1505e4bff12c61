import type { claimInputSchema } from '@haat/api-contract/insurance-claims';
import type { ClaimPhotoMark } from '@haat/api-contract/vocabulary';
import { attachDocuments } from '@haat/backend-media';
import { toLatLng } from '@haat/backend-market';
import { findOrdersById } from '@haat/backend-orders';
import { inTransaction, isId, lockName, nextNumber, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { claimPhotoMarks, filingMoment, mayClaim } from '@haat/claim-core';
import { indiaDay } from '@haat/format';
import { maskAadhaarIn } from '@haat/identity-documents';
import { metresBetweenPlaces } from '@haat/order-core';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { daysOf, insuredUnits } from '../policies/own-policies.ts';
import { insurancePolicies } from '../policies/tables.ts';
import type { PolicyRow } from '../policies/tables.ts';
import { claimTextPurpose, photoPlacePurpose } from './encrypted-claim.ts';
import { recordMove } from './move-claim.ts';
import { claimNumbers, insuranceClaimPhotos, insuranceClaims } from './tables.ts';

type FiledClaim = z.output<typeof claimInputSchema>;

/**
 * Takes a farmer's claim in. One that has come before, by its key, is not taken again: what came first stays.
 * See docs/domain/insurance.md#filing-a-claim.
 * @returns its id
 * @throws ServiceError `request_error.not_found` for a policy that is not this farmer's, `claim_error.time_wrong`,
 *   `claim_error.not_claimable` with `why`, `upload_error.photo_unknown`
 */
export async function fileClaim(dependencies: Dependencies, farmerId: string, filed: FiledClaim): Promise<string> {
  const { database, encryptor, newId, now } = dependencies;
  return inTransaction(database, async (tx) => {
    // Of the same claim that comes more than once at a time only the first is taken.
    await lockName(tx, `claims of ${farmerId}`);
    const [before] = await tx
      .select({ id: insuranceClaims.id })
      .from(insuranceClaims)
      .where(and(eq(insuranceClaims.farmerId, farmerId), eq(insuranceClaims.key, filed.key)));
    if (before !== undefined) return before.id;
    const policy = await lockOwnPolicy(tx, farmerId, filed.policy_id);
    const moment = momentOf(filed, now());
    const deadline = await claimable(tx, policy, filed, moment);
    const id = newId();
    await attachDocuments(
      tx,
      dependencies,
      farmerId,
      filed.photos.map((photo) => photo.id),
    );
    await tx.insert(insuranceClaims).values({
      ...{ id, number: await nextNumber(tx, claimNumbers, 'C', now()), farmerId, key: filed.key, policyId: policy.id },
      ...{ peril: filed.peril, happenedAt: moment.happenedAt, lossDay: indiaDay(moment.happenedAt) },
      ...{ cutOn: filed.cut_on, acres: filed.acres, state: 'SUBMITTED', filedAt: moment.filedAt, receivedAt: now() },
      encryptedText: await encryptor.encrypt(maskAadhaarIn(filed.text), claimTextPurpose(id)),
      phoneFiledAt: filed.clock === null ? null : new Date(filed.clock.filed_at),
      phoneSentAt: filed.clock === null ? null : new Date(filed.clock.sent_at),
      ...{ isClockOff: moment.isClockOff, deadline },
      coverPaise: Math.round((policy.coverPaise * insuredUnits(policy)) / policy.units),
    });
    await keepPhotos(tx, dependencies, { id, policy, moment }, filed.photos);
    await recordMove(tx, dependencies, id, { state: 'SUBMITTED', by: 'farmer' });
    return id;
  });
}

interface ClaimMoment {
  readonly happenedAt: Date;
  readonly filedAt: Date;
  readonly isClockOff: boolean;
}

/** @throws ServiceError `request_error.not_found` */
async function lockOwnPolicy(tx: Transaction, farmerId: string, id: string): Promise<PolicyRow> {
  const isOwn = and(eq(insurancePolicies.id, id), eq(insurancePolicies.farmerId, farmerId));
  const [policy] = isId(id) ? await tx.select().from(insurancePolicies).where(isOwn).for('update') : [];
  if (policy === undefined) throw new ServiceError('request_error.not_found');
  return policy;
}

/**
 * When it was filed and when it happened. By a phone whose clock is ahead, what has just happened lies ahead too: then
 * it happened when it was filed.
 * @throws ServiceError `claim_error.time_wrong` for an event that lies ahead also by the phone's own clock
 */
function momentOf({ clock, happened_at: happened }: FiledClaim, receivedAt: Date): ClaimMoment {
  const phone = clock === null ? null : { filedAt: new Date(clock.filed_at), sentAt: new Date(clock.sent_at) };
  const { filedAt, isClockOff } = filingMoment(phone, receivedAt);
  const told = new Date(happened);
  if (told <= filedAt) return { happenedAt: told, filedAt, isClockOff };
  if (phone === null || told > phone.filedAt) throw new ServiceError('claim_error.time_wrong');
  return { happenedAt: filedAt, filedAt, isClockOff };
}

/** @returns the last moment to report it. @throws ServiceError `claim_error.not_claimable` with `why` */
async function claimable(
  tx: Transaction,
  policy: PolicyRow,
  { peril, cut_on: cutOn }: FiledClaim,
  { happenedAt, filedAt }: ClaimMoment,
): Promise<Date | null> {
  const filedBefore = await tx
    .select({
      peril: insuranceClaims.peril,
      happened_at: insuranceClaims.happenedAt,
      state: insuranceClaims.state,
    })
    .from(insuranceClaims)
    .where(eq(insuranceClaims.policyId, policy.id));
  const insured = { ...daysOf(policy), perils: policy.perils, claims: filedBefore };
  const answer = mayClaim(insured, peril, happenedAt, filedAt, cutOn ?? undefined);
  if (!answer.ok) throw new ServiceError('claim_error.not_claimable', { why: answer.why });
  return answer.deadline;
}

async function keepPhotos(
  tx: Transaction,
  { encryptor }: Pick<Dependencies, 'encryptor'>,
  { id, policy, moment }: { readonly id: string; readonly policy: PolicyRow; readonly moment: ClaimMoment },
  photos: FiledClaim['photos'],
): Promise<void> {
  const [order] = await findOrdersById(tx, [policy.orderId]);
  const latLng = order?.address?.place?.latLng;
  const goodsAt = latLng === undefined ? null : toLatLng(latLng);
  const once = photos.filter((photo, index) => photos.findIndex((other) => other.id === photo.id) === index);
  for (const [position, { id: photoId, taken_at: taken, place }] of once.entries()) {
    const takenAt = taken === null ? null : new Date(taken);
    const metresAway = place === null || goodsAt === null ? null : metresBetweenPlaces(goodsAt, place);
    const marks: ClaimPhotoMark[] = claimPhotoMarks({ ...moment, takenAt, hasPlace: place !== null, metresAway });
    const encryptedPlace =
      place === null ? null : await encryptor.encrypt(JSON.stringify(place), photoPlacePurpose(photoId));
    await tx.insert(insuranceClaimPhotos).values({ claimId: id, photoId, position, takenAt, encryptedPlace, marks });
  }
}
