import type { IdentityPaper } from '@haat/api-contract';
import { maskIdentityNumber } from '@haat/identity-papers';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '@haat/backend-platform';
import { decryptPaper } from './encrypted-paper.ts';
import { identityPapers } from './tables.ts';

/** What we hold of a person's identity paper, its number masked; `paper` is null when nothing is held. */
export async function heldPaper(
  { database, encryptor }: Pick<Dependencies, 'database' | 'encryptor'>,
  userId: string,
): Promise<IdentityPaper> {
  const [row] = await database.select().from(identityPapers).where(eq(identityPapers.userId, userId));
  if (row === undefined) return { paper: null };
  const { number, name } = decryptPaper(encryptor, row, row.encrypted);
  return {
    paper: {
      kind: row.kind,
      masked_number: maskIdentityNumber(row.kind, number),
      name,
      given_at: row.consentedAt.toISOString(),
      has_photo: row.encryptedPhoto !== null,
    },
  };
}
