import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { maskAadhaarIn } from '@haat/identity-documents';
import { appealPurpose } from './encrypted-claim.ts';
import { lockClaim, moveClaim } from './move-claim.ts';
import type { ClaimRow } from './move-claim.ts';

type Work = Pick<Dependencies, 'now' | 'newId' | 'encryptor'>;

/** A claim, and whose it has to be. */
export interface OwnClaim {
  readonly id: string;
  readonly farmerId: string;
}

/** Takes a claim back. @throws ServiceError `request_error.not_found`, `claim_error.cannot_move` */
export async function withdrawClaim(tx: Transaction, work: Work, own: OwnClaim): Promise<void> {
  await moveClaim(tx, work, await lockOwnClaim(tx, own), 'WITHDRAWN', { by: 'farmer' });
}

/** Appeals a rejection. @throws ServiceError `request_error.not_found`, `claim_error.cannot_move` */
export async function appealClaim(tx: Transaction, work: Work, own: OwnClaim, text: string): Promise<void> {
  const claim = await lockOwnClaim(tx, own);
  await moveClaim(tx, work, claim, 'APPEALED', {
    by: 'farmer',
    change: {
      ...{ appeals: claim.appeals + 1, appealedAt: work.now(), surveyorId: null, takenAt: null },
      encryptedAppeal: await work.encryptor.encrypt(maskAadhaarIn(text), appealPurpose(claim.id)),
    },
  });
}

async function lockOwnClaim(tx: Transaction, { id, farmerId }: OwnClaim): Promise<ClaimRow> {
  const claim = await lockClaim(tx, id);
  if (claim.farmerId !== farmerId) throw new ServiceError('request_error.not_found');
  return claim;
}
