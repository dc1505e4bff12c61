import { createHash } from 'node:crypto';
import type { RequestSession } from '@haat/auth-session/server';

const HASH_LETTERS = 16;

/**
 * Whose pages a phone keeps: the person's and, where an agent works for one, the farmer's. A hash, which says only that
 * it is another. See docs/domain/application.md#pages-without-a-network.
 */
export function readerOf(session: RequestSession['state'], farmerId: string | null): string {
  if (session.status === 'visitor') return 'guest';
  return createHash('sha256')
    .update(`${session.userId}\n${farmerId ?? ''}`)
    .digest('base64url')
    .slice(0, HASH_LETTERS);
}
