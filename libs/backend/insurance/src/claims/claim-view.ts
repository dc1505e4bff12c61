import type { claimDecisionSchema, claimPhotoSchema, claimPlaceSchema } from '@haat/api-contract/insurance-claims';
import { documentAddress } from '@haat/backend-media';
import type { ViewReason } from '@haat/backend-media';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { asc, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { photoPlacePurpose } from './encrypted-claim.ts';
import {
  insuranceClaimDecisions,
  insuranceClaimMoves,
  insuranceClaimPayouts,
  insuranceClaimPhotos,
  insuranceSurveys,
} from './tables.ts';

/** What belongs to claims, by their ids. */
export interface ClaimParts {
  readonly photos: readonly (typeof insuranceClaimPhotos.$inferSelect)[];
  readonly moves: readonly (typeof insuranceClaimMoves.$inferSelect)[];
  /** By round. */
  readonly surveys: readonly (typeof insuranceSurveys.$inferSelect)[];
  /** By round. */
  readonly decisions: readonly (typeof insuranceClaimDecisions.$inferSelect)[];
  readonly payouts: readonly (typeof insuranceClaimPayouts.$inferSelect)[];
}

/** Reads what belongs to claims, a query for each table. */
export async function partsOf(executor: Executor, claimIds: readonly string[]): Promise<ClaimParts> {
  const ids = [...claimIds];
  if (ids.length === 0) return { photos: [], moves: [], surveys: [], decisions: [], payouts: [] };
  return {
    photos: await executor
      .select()
      .from(insuranceClaimPhotos)
      .where(inArray(insuranceClaimPhotos.claimId, ids))
      .orderBy(asc(insuranceClaimPhotos.position)),
    moves: await executor
      .select()
      .from(insuranceClaimMoves)
      .where(inArray(insuranceClaimMoves.claimId, ids))
      .orderBy(asc(insuranceClaimMoves.step)),
    surveys: await executor
      .select()
      .from(insuranceSurveys)
      .where(inArray(insuranceSurveys.claimId, ids))
      .orderBy(asc(insuranceSurveys.round)),
    decisions: await executor
      .select()
      .from(insuranceClaimDecisions)
      .where(inArray(insuranceClaimDecisions.claimId, ids))
      .orderBy(asc(insuranceClaimDecisions.round)),
    payouts: await executor.select().from(insuranceClaimPayouts).where(inArray(insuranceClaimPayouts.claimId, ids)),
  };
}

/** Who looks at a claim's photos, why, and at which address the reader finds the claim. */
export interface PhotoReader {
  readonly claimPath: string;
  readonly viewerId: string;
  readonly why: ViewReason;
}

/** The parts of one of the claims that were read. */
export function partsOfOne(parts: ClaimParts, claimId: string): ClaimParts {
  const isOf = (row: { readonly claimId: string }) => row.claimId === claimId;
  return {
    photos: parts.photos.filter(isOf),
    moves: parts.moves.filter(isOf),
    surveys: parts.surveys.filter(isOf),
    decisions: parts.decisions.filter(isOf),
    payouts: parts.payouts.filter(isOf),
  };
}

/**
 * A claim's photos, with what the phone told of each, and where this reader gets it.
 */
export function photosView(
  reads: Pick<Dependencies, 'encryptor' | 'now'>,
  { photos }: ClaimParts,
  { claimPath, viewerId, why }: PhotoReader,
): Promise<z.infer<typeof claimPhotoSchema>[]> {
  const { encryptor } = reads;
  return Promise.all(
    photos.map(async ({ photoId, takenAt, encryptedPlace, marks }) => ({
      ...{ id: photoId, taken_at: takenAt?.toISOString() ?? null, marks },
      address: await documentAddress(reads, `${claimPath}/photos/${photoId}`, {
        ...{ kind: 'claim-photo', documentId: photoId, viewerId, why },
      }),
      place:
        encryptedPlace === null
          ? null
          : (JSON.parse(await encryptor.decrypt(encryptedPlace, photoPlacePurpose(photoId))) as z.infer<
              typeof claimPlaceSchema
            >),
    })),
  );
}

/** A decision as people see it. */
export function decisionView(row: typeof insuranceClaimDecisions.$inferSelect): z.infer<typeof claimDecisionSchema> {
  const { at, amountPaise, reason, text, isSample } = row;
  const amount = amountPaise === null ? null : toRupees(amountPaise);
  return { at: at.toISOString(), amount, reason, text, is_sample: isSample };
}

/** What has become of a claim, the oldest first. */
export function historyView({ moves }: ClaimParts) {
  return moves.map(({ state, at }) => ({ state, at: at.toISOString() }));
}
