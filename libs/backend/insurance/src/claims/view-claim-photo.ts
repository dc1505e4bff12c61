import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { checkDocumentAddress, photoOf, recordDocumentView } from '@haat/backend-media';
import type { ViewReason } from '@haat/backend-media';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { insuranceClaimPhotos } from './tables.ts';

/** A claim's photo, as an address names it. */
export const photoParams = z.object({
  id: z.string().min(1).max(LONGEST_ID),
  photoId: z.string().min(1).max(LONGEST_ID),
});
/** What the address holds beside: nothing is given out without. */
export const sealQuery = z.object({ seal: z.string().max(1000).optional() });

/** Which photo of which claim is looked at, by whom, and why. */
export interface PhotoView {
  readonly claim: { readonly id: string; readonly farmerId: string };
  readonly photoId: string;
  readonly seal: string | undefined;
  readonly viewerId: string;
  readonly why: ViewReason;
}

/**
 * A photo of a claim that the viewer may read, as JPEG; that it was looked at is noted.
 * @throws ServiceError `request_error.not_found` without a valid address of this viewer's, and for another claim's
 *   photo
 */
export async function viewClaimPhoto(
  dependencies: Dependencies,
  { claim, photoId, seal, viewerId, why }: PhotoView,
): Promise<Uint8Array> {
  const view = { kind: 'claim-photo', documentId: photoId, viewerId, why } as const;
  await checkDocumentAddress(dependencies, seal, view);
  const isOfClaim = and(eq(insuranceClaimPhotos.claimId, claim.id), eq(insuranceClaimPhotos.photoId, photoId));
  const found = isId(photoId) ? await dependencies.database.$count(insuranceClaimPhotos, isOfClaim) : 0;
  const jpeg = found === 0 ? null : await photoOf(dependencies, photoId, claim.farmerId);
  if (jpeg === null) throw new ServiceError('request_error.not_found');
  await recordDocumentView(dependencies, claim.farmerId, view);
  return jpeg;
}
