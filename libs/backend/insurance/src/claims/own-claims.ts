import type { Claim } from '@haat/api-contract/insurance-claims';
import type { Language } from '@haat/api-contract/vocabulary';
import { countDocumentViews } from '@haat/backend-media';
import type { ViewReason } from '@haat/backend-media';
import { inLanguage, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { appealUntil, claimMoves } from '@haat/claim-core';
import { toRupees } from '@haat/format';
import { and, desc, eq } from 'drizzle-orm';
import { groupInsuranceProducts, insurancePolicies } from '../policies/tables.ts';
import { decisionView, historyView, partsOf, partsOfOne, photosView } from './claim-view.ts';
import type { ClaimParts } from './claim-view.ts';
import { appealPurpose, claimTextPurpose } from './encrypted-claim.ts';
import type { ClaimRow } from './move-claim.ts';
import { insuranceClaims } from './tables.ts';

/** Where farmers, and agents for them, find claims. */
export const OWN_CLAIMS_PATH = '/insurance/v1/claims';
/** Claims that are told of at once. */
const MOST = 50;

type ClaimReads = Pick<Dependencies, 'database' | 'encryptor' | 'now'>;

/** Whose claims are asked for. */
export interface OwnClaims {
  readonly farmerId: string;
  /** Who asks: the farmer, or an agent for the farmer. */
  readonly viewerId: string;
  readonly language: Language;
  /** Of one claim; all of the person's without it. */
  readonly id?: string;
}

interface ClaimOfPolicy {
  readonly claim: ClaimRow;
  readonly policy: typeof insurancePolicies.$inferSelect;
  readonly product: typeof groupInsuranceProducts.$inferSelect;
}

/** A person's claims, the newest first. Nothing for an id that is not there or is of another person's. */
export async function ownClaims(reads: ClaimReads, asked: OwnClaims): Promise<Claim[]> {
  const { farmerId, viewerId, language, id } = asked;
  if (id !== undefined && !isId(id)) return [];
  const { database } = reads;
  const rows = await database
    .select({ claim: insuranceClaims, policy: insurancePolicies, product: groupInsuranceProducts })
    .from(insuranceClaims)
    .innerJoin(insurancePolicies, eq(insurancePolicies.id, insuranceClaims.policyId))
    .innerJoin(groupInsuranceProducts, eq(groupInsuranceProducts.id, insurancePolicies.productId))
    .where(and(eq(insuranceClaims.farmerId, farmerId), id === undefined ? undefined : eq(insuranceClaims.id, id)))
    .orderBy(desc(insuranceClaims.receivedAt), desc(insuranceClaims.number))
    .limit(MOST);
  const parts = await partsOf(
    database,
    rows.map(({ claim }) => claim.id),
  );
  const photoIds = parts.photos.map(({ photoId }) => photoId);
  const views = await countDocumentViews(database, 'claim-photo', photoIds);
  return Promise.all(
    rows.map((row) => claimView(reads, row, { parts: partsOfOne(parts, row.claim.id), views, viewerId, language })),
  );
}

/**
 * Whose a claim is, for who asks for one of the person's own.
 * @throws ServiceError `request_error.not_found` for another person's
 */
export async function ownClaim(
  { database }: Pick<Dependencies, 'database'>,
  { farmerId, id }: Pick<OwnClaims, 'farmerId'> & { readonly id: string },
): Promise<ClaimRow> {
  const isOwn = and(eq(insuranceClaims.id, id), eq(insuranceClaims.farmerId, farmerId));
  const [claim] = isId(id) ? await database.select().from(insuranceClaims).where(isOwn) : [];
  if (claim === undefined) throw new ServiceError('request_error.not_found');
  return claim;
}

/** Why a person's own claims are looked at: by the person, or by an agent for them. */
export function ownReason({ farmerId, viewerId }: Pick<OwnClaims, 'farmerId' | 'viewerId'>): ViewReason {
  return farmerId === viewerId ? 'own' : 'for-farmer';
}

interface ShownTo {
  readonly parts: ClaimParts;
  /** How often others looked at each photo. */
  readonly views: ReadonlyMap<string, number>;
  readonly viewerId: string;
  readonly language: Language;
}

async function claimView(
  reads: ClaimReads,
  { claim, policy, product }: ClaimOfPolicy,
  { parts, views, viewerId, language }: ShownTo,
): Promise<Claim> {
  const { encryptor, now } = reads;
  const reader = {
    ...{ claimPath: `${OWN_CLAIMS_PATH}/${claim.id}`, viewerId },
    why: ownReason({ farmerId: claim.farmerId, viewerId }),
  };
  const photos = await photosView(reads, parts, reader);
  const decision = parts.decisions.at(-1);
  const [payout] = parts.payouts;
  const moves = claimMoves(claim, now());
  return {
    ...{ id: claim.id, number: claim.number, state: claim.state, peril: claim.peril },
    policy: {
      ...{ id: policy.id, number: policy.number, name: inLanguage(policy.name, language) },
      ...{ insurer_name: inLanguage(policy.insurerName, language), cover: toRupees(claim.coverPaise) },
      is_sample: product.insurer === null,
    },
    ...{ happened_at: claim.happenedAt.toISOString(), cut_on: claim.cutOn, acres: claim.acres },
    text: await encryptor.decrypt(claim.encryptedText, claimTextPurpose(claim.id)),
    photos: photos.map((photo) => ({ ...photo, views: views.get(photo.id) ?? 0 })),
    ...{ filed_at: claim.filedAt.toISOString(), deadline: claim.deadline?.toISOString() ?? null },
    surveyed_at: parts.surveys.find(({ round }) => round === claim.appeals)?.at.toISOString() ?? null,
    decision: decision === undefined ? null : decisionView(decision),
    appeal:
      claim.appealedAt === null || claim.encryptedAppeal === null
        ? null
        : {
            at: claim.appealedAt.toISOString(),
            text: await encryptor.decrypt(claim.encryptedAppeal, appealPurpose(claim.id)),
          },
    appeal_until:
      moves.includes('APPEALED') && claim.rejectedAt !== null ? appealUntil(claim.rejectedAt).toISOString() : null,
    may: { withdraw: moves.includes('WITHDRAWN'), appeal: moves.includes('APPEALED') },
    payout:
      payout === undefined
        ? null
        : {
            ...{ state: payout.state, reference: payout.reference },
            paid_at: payout.paidAt?.toISOString() ?? null,
          },
    history: historyView(parts),
  };
}
