import { createHash } from 'node:crypto';
import type { communityQuestionInputSchema, OwnQuestion } from '@haat/api-contract/community';
import { MOST_COMMUNITY_QUESTIONS } from '@haat/api-contract/vocabulary';
import { userOfId } from '@haat/backend-identity';
import { allCrops } from '@haat/backend-market';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { firstName } from '../posts/first-name.ts';
import { contentComments, contentLikes, contentPosts } from '../tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** The same words within this time are one question: two tabs have two keys. */
const SAME_WITHIN_MS = 10 * MINUTE_MS;
/** Questions that a person is shown of their own. */
const MOST_SHOWN = 50;
/** Letters of a hash that tell one question from every other. */
const HASH_LETTERS = 24;

/**
 * Posts a question to everyone. One that has come before, by its key or its words, is not posted again: what came
 * first stays. See docs/domain/content.md#questions-to-everyone.
 * @returns where it stands
 * @throws ServiceError `advice_error.crop_unknown`, `question_error.too_many`
 */
export async function askEveryone(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  userId: string,
  { key, crop, language, text }: z.output<typeof communityQuestionInputSchema>,
): Promise<string> {
  const slug = slugOf(userId, key);
  return inTransaction(database, async (tx) => {
    // Of many that come at once no more than the limit pass, and of the same one only the first.
    await lockName(tx, `content-questions-${userId}`);
    const ofPerson = eq(contentPosts.userId, userId);
    const [before] = await tx
      .select({ slug: contentPosts.slug })
      .from(contentPosts)
      .where(and(ofPerson, eq(contentPosts.slug, slug)));
    if (before !== undefined) return before.slug;
    const at = now().getTime();
    const today = await tx
      .select({ slug: contentPosts.slug, text: contentPosts.text, createdAt: contentPosts.createdAt })
      .from(contentPosts)
      .where(and(ofPerson, gt(contentPosts.createdAt, new Date(at - DAY_MS))));
    const same = today.find((post) => post.text === text && post.createdAt.getTime() > at - SAME_WITHIN_MS);
    if (same !== undefined) return same.slug;
    if (today.length >= MOST_COMMUNITY_QUESTIONS)
      throw new ServiceError('question_error.too_many', { most: MOST_COMMUNITY_QUESTIONS });
    if (crop !== null && !(await allCrops(tx)).some(({ id }) => id === crop))
      throw new ServiceError('advice_error.crop_unknown');
    const user = await userOfId(tx, userId);
    await tx.insert(contentPosts).values({
      ...{ id: newId(), slug, language, text, userId, cropId: crop, author: firstName(user), place: null },
      ...{ isExpert: user?.roles.includes('expert') === true, isSample: false, createdAt: new Date(at) },
    });
    return slug;
  });
}

/** Whoever sends the key of another person's form posts a question of their own. */
function slugOf(userId: string, key: string): string {
  return `q-${createHash('sha256').update(`${userId} ${key}`).digest('hex').slice(0, HASH_LETTERS)}`;
}

/** A person's own questions to everyone, the newest first, also those that readers do not see. */
export async function ownQuestions(executor: Executor, userId: string): Promise<OwnQuestion[]> {
  const shown = and(eq(contentComments.post, contentPosts.slug), isNull(contentComments.hiddenAt));
  const rows = await executor
    .select({ post: contentPosts, comments: executor.$count(contentComments, shown) })
    .from(contentPosts)
    .where(eq(contentPosts.userId, userId))
    .orderBy(desc(contentPosts.createdAt), desc(contentPosts.id))
    .limit(MOST_SHOWN);
  return rows.map(({ post: { slug, text, cropId, createdAt, hiddenAt }, comments }) => ({
    ...{ slug, text, crop: cropId, asked_at: createdAt.toISOString() },
    ...{ comments: Number(comments), is_hidden: hiddenAt !== null },
  }));
}

/** Whether a post is a question of this person; null is a guest. */
export async function isOwnQuestion(executor: Executor, slug: string, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  return (await executor.$count(contentPosts, and(eq(contentPosts.slug, slug), eq(contentPosts.userId, userId)))) > 0;
}

/**
 * Removes an own question, with what was said to it.
 * @throws ServiceError `request_error.not_found` for none, and for another's
 */
export async function removeQuestion(
  { database }: Pick<Dependencies, 'database'>,
  userId: string,
  slug: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const removed = await tx
      .delete(contentPosts)
      .where(and(eq(contentPosts.slug, slug), eq(contentPosts.userId, userId)))
      .returning({ slug: contentPosts.slug });
    if (removed.length === 0) throw new ServiceError('request_error.not_found');
    await tx.delete(contentComments).where(eq(contentComments.post, slug));
    await tx.delete(contentLikes).where(eq(contentLikes.post, slug));
  });
}
