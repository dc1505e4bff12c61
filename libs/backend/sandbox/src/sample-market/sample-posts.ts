import { randomUUID } from 'node:crypto';
import type { Language } from '@haat/api-contract/vocabulary';
import { contentPosts } from '@haat/backend-content/tables';
import type { Transaction } from '@haat/backend-platform';
import posts from './data/community-posts.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Inserts posts of invented farmers that are not there yet; each says that it is a sample. */
export async function insertSamplePosts(tx: Transaction, now: Date): Promise<void> {
  const rows = posts.map(({ daysAgo, language, ...post }, index) => ({
    ...post,
    id: randomUUID(),
    language: language as Language,
    isSample: true,
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS - index * MINUTE_MS),
  }));
  await tx.insert(contentPosts).values(rows).onConflictDoNothing();
}
