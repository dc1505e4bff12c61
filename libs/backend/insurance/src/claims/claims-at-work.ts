import { PAGE_SIZE } from '@haat/api-contract';
import type { claimAtWorkSchema, listedClaimSchema } from '@haat/api-contract/insurance-claims-at-work';
import type { Language } from '@haat/api-contract/vocabulary';
import { findOrdersById } from '@haat/backend-orders';
import { inLanguage, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { groupInsuranceProducts, insurancePolicies } from '../policies/tables.ts';
import { decisionView, historyView, partsOf, photosView } from './claim-view.ts';
import { appealPurpose, claimTextPurpose } from './encrypted-claim.ts';
import { isOfInsurerOf } from './insurer-of-claim.ts';
import type { ClaimRow } from './move-claim.ts';
import { insuranceClaimPhotos, insuranceClaims, insuranceSurveys } from './tables.ts';
import { viewClaimPhoto } from './view-claim-photo.ts';
import type { PhotoView } from './view-claim-photo.ts';

const HOUR_MS = 3_600_000;

/** Who reads claims for work, and by which role. */
export interface ClaimReader {
  readonly role: 'surveyor' | 'insurer';
  readonly userId: string;
}

/** Which part of a work list: what waits for the role, what the surveyor has, what is approved and not paid. */
export type WorkList = 'waiting' | 'mine' | 'approved';

/** That the survey of the present round is there. */
const isSurveyed = sql`exists (select 1 from ${insuranceSurveys}
  where ${insuranceSurveys.claimId} = ${insuranceClaims.id}
    and ${insuranceSurveys.round} = ${insuranceClaims.appeals})`;

/** That a surveyor has given it back without a survey. */
const isGivenBack = and(eq(insuranceClaims.state, 'UNDER_SURVEY'), isNull(insuranceClaims.takenAt));

/** A page of a work list, the longest waiting first; never with claims of the reader's own. */
export async function listWork(
  { database }: Pick<Dependencies, 'database'>,
  { role, userId }: ClaimReader,
  { which, page }: { readonly which: WorkList; readonly page: number },
): Promise<{ count: number; claims: z.infer<typeof listedClaimSchema>[] }> {
  const where = and(ne(insuranceClaims.farmerId, userId), isOfInsurerOf(userId), listCondition(role, userId, which));
  const count = await database.$count(insuranceClaims, where);
  const rows = await database
    .select()
    .from(insuranceClaims)
    .where(where)
    .orderBy(asc(insuranceClaims.filedAt), asc(insuranceClaims.number))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const claimIds = rows.map(({ id }) => id);
  const photos = await database
    .select({ claimId: insuranceClaimPhotos.claimId })
    .from(insuranceClaimPhotos)
    .where(inArray(insuranceClaimPhotos.claimId, claimIds));
  return {
    count,
    claims: rows.map((claim) => ({
      ...listedView(claim),
      photos: photos.filter(({ claimId }) => claimId === claim.id).length,
      is_appealed: claim.appeals > 0,
    })),
  };
}

/**
 * A claim as who works on it reads it: a surveyor those that they took, an insurer every surveyed or decided
 * one, both of their own insurer alone.
 * @throws ServiceError `request_error.not_found` for any other
 */
export async function readWork(
  reads: Pick<Dependencies, 'database' | 'encryptor' | 'now'>,
  reader: ClaimReader,
  id: string,
  language: Language,
): Promise<z.infer<typeof claimAtWorkSchema>> {
  const { database, encryptor } = reads;
  const { claim, policy, product } = await readable(reads, reader, id);
  const parts = await partsOf(database, [id]);
  const [order] = await findOrdersById(database, [policy.orderId]);
  const report = parts.surveys.find(({ round }) => round === claim.appeals);
  const decision = parts.decisions.at(-1);
  return {
    ...listedView(claim),
    policy: {
      ...{ id: policy.id, number: policy.number, name: inLanguage(policy.name, language) },
      ...{ insurer_name: inLanguage(policy.insurerName, language), cover: toRupees(claim.coverPaise) },
      is_sample: product.insurer === null,
    },
    ...{ cut_on: claim.cutOn, deadline: claim.deadline?.toISOString() ?? null },
    text: await encryptor.decrypt(claim.encryptedText, claimTextPurpose(id)),
    photos: await photosView(reads, parts, {
      ...{ claimPath: `/${reader.role}/v1/claims/${id}`, viewerId: reader.userId, why: REASONS[reader.role] },
    }),
    surveyed_at: report?.at.toISOString() ?? null,
    decision: decision === undefined ? null : decisionView(decision),
    decisions_before: parts.decisions.slice(0, -1).map(decisionView),
    appeal:
      claim.appealedAt === null || claim.encryptedAppeal === null
        ? null
        : {
            at: claim.appealedAt.toISOString(),
            text: await encryptor.decrypt(claim.encryptedAppeal, appealPurpose(id)),
          },
    history: historyView(parts),
    address: order?.address?.text ?? null,
    is_clock_off: claim.isClockOff,
    hours_unsent: Math.floor((claim.receivedAt.getTime() - claim.filedAt.getTime()) / HOUR_MS),
    report:
      report === undefined
        ? null
        : {
            ...{ loss_percent: report.lossPercent, acres: report.acres, text: report.text },
            ...{ at: report.at.toISOString(), is_sample: report.isSample },
          },
  };
}

/** Why each role looks at a claim's photos. */
const REASONS = { surveyor: 'survey', insurer: 'decision' } as const;

/**
 * A photo of a claim that the reader may read, as JPEG.
 * @throws ServiceError `request_error.not_found` for a claim that they may not read, another claim's photo, and without
 *   a valid address
 */
export async function readWorkPhoto(
  dependencies: Dependencies,
  reader: ClaimReader,
  { id, photoId, seal }: { readonly id: string } & Pick<PhotoView, 'photoId' | 'seal'>,
): Promise<Uint8Array> {
  const { claim } = await readable(dependencies, reader, id);
  const view = { claim, photoId, seal, viewerId: reader.userId, why: REASONS[reader.role] };
  return viewClaimPhoto(dependencies, view);
}

function listCondition(role: ClaimReader['role'], userId: string, which: WorkList): SQL | undefined {
  if (role === 'surveyor')
    return which === 'mine'
      ? and(eq(insuranceClaims.state, 'UNDER_SURVEY'), eq(insuranceClaims.surveyorId, userId), sql`not ${isSurveyed}`)
      : or(inArray(insuranceClaims.state, ['SUBMITTED', 'APPEALED']), isGivenBack);
  return which === 'approved'
    ? eq(insuranceClaims.state, 'APPROVED')
    : and(eq(insuranceClaims.state, 'UNDER_SURVEY'), isSurveyed);
}

async function readable({ database }: Pick<Dependencies, 'database'>, { role, userId }: ClaimReader, id: string) {
  const [found] = isId(id)
    ? await database
        .select({ claim: insuranceClaims, policy: insurancePolicies, product: groupInsuranceProducts })
        .from(insuranceClaims)
        .innerJoin(insurancePolicies, eq(insurancePolicies.id, insuranceClaims.policyId))
        .innerJoin(groupInsuranceProducts, eq(groupInsuranceProducts.id, insurancePolicies.productId))
        .where(
          and(
            ...[eq(insuranceClaims.id, id), ne(insuranceClaims.farmerId, userId)],
            ...[isOfInsurerOf(userId), readCondition(role, userId)],
          ),
        )
    : [];
  if (found === undefined) throw new ServiceError('request_error.not_found');
  return found;
}

function readCondition(role: ClaimReader['role'], userId: string): SQL | undefined {
  if (role === 'surveyor')
    return and(eq(insuranceClaims.surveyorId, userId), eq(insuranceClaims.state, 'UNDER_SURVEY'));
  return sql`exists (select 1 from ${insuranceSurveys} where ${insuranceSurveys.claimId} = ${insuranceClaims.id})`;
}

function listedView({ id, number, state, peril, happenedAt, acres, filedAt }: ClaimRow) {
  return {
    ...{ id, number, state, peril, acres },
    ...{ happened_at: happenedAt.toISOString(), filed_at: filedAt.toISOString() },
  };
}
