import type { IdentityDocumentKind } from '@haat/api-contract/vocabulary';
import type { EncryptedColumn } from '@haat/backend-platform/area';
import { accountPurpose, holderPurpose } from './bank-accounts/encrypted-account.ts';
import { documentPurpose, photoPurpose } from './encrypted-document.ts';
import type { DocumentOwner } from './encrypted-document.ts';

const ownerOf = ({ user_id: userId, kind }: Readonly<Record<string, unknown>>): DocumentOwner => ({
  userId: String(userId),
  kind: kind as IdentityDocumentKind,
});
const OF_DOCUMENT = { table: 'identity_papers', key: ['user_id'], with: ['kind'] } as const;
const OF_ACCOUNT = { table: 'bank_accounts', key: ['id'] } as const;

/** Where this area keeps encrypted values. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { ...OF_DOCUMENT, column: 'sealed', purpose: (row) => documentPurpose(ownerOf(row)) },
  { ...OF_DOCUMENT, column: 'sealed_photo', purpose: (row) => photoPurpose(ownerOf(row)) },
  { ...OF_ACCOUNT, column: 'encrypted_account', purpose: ({ id }) => accountPurpose(String(id)) },
  { ...OF_ACCOUNT, column: 'encrypted_holder', purpose: ({ id }) => holderPurpose(String(id)) },
];
