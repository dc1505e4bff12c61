import type { IdentityDocumentKind } from '@haat/api-contract/vocabulary';
import type { EncryptedColumn } from '@haat/backend-platform/area';
import { documentPurpose, photoPurpose } from './encrypted-document.ts';
import type { DocumentOwner } from './encrypted-document.ts';

const ownerOf = ({ user_id: userId, kind }: Readonly<Record<string, unknown>>): DocumentOwner => ({
  userId: String(userId),
  kind: kind as IdentityDocumentKind,
});
const OF_DOCUMENT = { table: 'identity_papers', key: ['user_id'], with: ['kind'] } as const;

/** Where this area keeps encrypted values. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { ...OF_DOCUMENT, column: 'sealed', purpose: (row) => documentPurpose(ownerOf(row)) },
  { ...OF_DOCUMENT, column: 'sealed_photo', purpose: (row) => photoPurpose(ownerOf(row)) },
];
