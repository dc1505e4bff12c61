import type { EncryptedColumn } from '@haat/backend-platform/area';

/** For what a farmer's words about a claim are encrypted. */
export const claimTextPurpose = (claimId: string) => `claim-text:${claimId}`;
/** For what a farmer's words against a rejection are encrypted. */
export const appealPurpose = (claimId: string) => `claim-appeal:${claimId}`;
/** For what the place of a claim's photo is encrypted. */
export const photoPlacePurpose = (photoId: string) => `claim-photo:${photoId}`;
/** For what the account on which a claim is paid is encrypted. */
export const claimAccountPurpose = (claimId: string) => `claim-account:${claimId}`;

const OF_CLAIM = { table: 'insurance_claims', key: ['id'] } as const;

/** Where this area keeps encrypted values. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { ...OF_CLAIM, column: 'encrypted_text', purpose: ({ id }) => claimTextPurpose(String(id)) },
  { ...OF_CLAIM, column: 'encrypted_appeal', purpose: ({ id }) => appealPurpose(String(id)) },
  {
    ...{ table: 'insurance_claim_photos', column: 'encrypted_place', key: ['claim_id', 'photo_id'] },
    purpose: ({ photo_id: photoId }) => photoPlacePurpose(String(photoId)),
  },
  {
    ...{ table: 'insurance_claim_payouts', column: 'encrypted_account', key: ['claim_id'] },
    purpose: ({ claim_id: claimId }) => claimAccountPurpose(String(claimId)),
  },
];
