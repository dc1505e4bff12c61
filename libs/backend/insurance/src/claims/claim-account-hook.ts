import type { ClaimState } from '@haat/api-contract/vocabulary';
import type { AccountHook, DataSubject, ExportedRows } from '@haat/backend-platform/area';
import type { Dependencies } from '@haat/backend-platform';
import { and, eq, notInArray } from 'drizzle-orm';
import { ownClaims } from './own-claims.ts';
import { insuranceClaims } from './tables.ts';

/** In which nothing more is decided or paid. A rejection may still be appealed, by deleting no account. */
const OVER: readonly ClaimState[] = ['PAID', 'WITHDRAWN', 'REJECTED'];

/** Why an account is not deleted now: a claim is open. See docs/domain/insurance.md#what-is-kept-of-a-claim. */
export const claimBlocks: NonNullable<AccountHook['blocks']> = async (executor, userId) => {
  const [open] = await executor
    .select({ id: insuranceClaims.id })
    .from(insuranceClaims)
    .where(and(eq(insuranceClaims.farmerId, userId), notInArray(insuranceClaims.state, [...OVER])))
    .limit(1);
  return open === undefined ? [] : ['open-claim'];
};

/** A person's claims for the download of their data, with what they said of each. */
export async function exportClaims(dependencies: Dependencies, { userId }: DataSubject): Promise<ExportedRows> {
  const claims = await ownClaims(dependencies, { farmerId: userId, viewerId: userId, language: 'en' });
  // An address leads nowhere five minutes later; the photos themselves are files of the download.
  return claims.map((claim) => ({ ...claim, photos: claim.photos.map(({ address: _address, ...photo }) => photo) }));
}
