import { PAGE_SIZE } from '@haat/api-contract';
import type { Comment } from '@haat/api-contract/community';
import { userOfId } from '@haat/backend-identity';
import { inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import { firstName } from '../posts/first-name.ts';
import { hasContact } from '../posts/has-contact.ts';
import { contentComments } from '../tables.ts';

type CommentRow = typeof contentComments.$inferSelect;

const MINUTE_MS = 60_000;
/** How many comments a person may write in which time. See docs/domain/content.md#comments. */
const LIMITS = [
  { most: 5, withinMs: 10 * MINUTE_MS },
  { most: 30, withinMs: 24 * 60 * MINUTE_MS },
] as const;

/** A page of the comments on a post that readers see, the newest first. @param userId null is a guest */
export async function commentsOf(
  executor: Executor,
  post: string,
  { page, userId }: { readonly page: number; readonly userId: string | null },
): Promise<{ readonly count: number; readonly comments: readonly Comment[] }> {
  const shown = and(eq(contentComments.post, post), isNull(contentComments.hiddenAt));
  const [counted] = await executor.select({ rows: count() }).from(contentComments).where(shown);
  const rows = await executor
    .select()
    .from(contentComments)
    .where(shown)
    .orderBy(desc(contentComments.createdAt), desc(contentComments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { count: counted?.rows ?? 0, comments: rows.map((row) => commentView(row, userId)) };
}

/**
 * Writes a comment. The same words to the same post within ten minutes are one comment: a form that was sent twice.
 * @throws ServiceError `content_error.too_many_comments`
 */
export function writeComment(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  { post, userId, text }: { readonly post: string; readonly userId: string; readonly text: string },
): Promise<Comment> {
  return inTransaction(database, async (tx) => {
    // One after the other for each person, so that no flood passes the limit side by side.
    await lockName(tx, `content-comments-${userId}`);
    const at = now().getTime();
    for (const { most, withinMs } of LIMITS) {
      const rows = await tx
        .select()
        .from(contentComments)
        .where(and(eq(contentComments.userId, userId), gt(contentComments.createdAt, new Date(at - withinMs))))
        .orderBy(desc(contentComments.createdAt))
        .limit(most);
      const same = rows.find(
        (row) => row.post === post && row.text === text && row.createdAt.getTime() > at - LIMITS[0].withinMs,
      );
      if (same !== undefined) return commentView(same, userId);
      if (rows.length === most) throw new ServiceError('content_error.too_many_comments');
    }
    const user = await userOfId(tx, userId);
    const author = firstName(user);
    const isExpert = user?.roles.includes('expert') === true;
    const row = { id: newId(), post, userId, author, text, createdAt: new Date(at), hiddenAt: null, isExpert };
    await tx.insert(contentComments).values(row);
    return commentView(row, userId);
  });
}

/** Removes one's own comment. @throws ServiceError `request_error.not_found` for none, and for another's */
export async function removeComment(executor: Executor, userId: string, id: string): Promise<void> {
  const removed = isId(id)
    ? await executor
        .delete(contentComments)
        .where(and(eq(contentComments.id, id), eq(contentComments.userId, userId)))
        .returning({ id: contentComments.id })
    : [];
  if (removed.length === 0) throw new ServiceError('request_error.not_found');
}

function commentView(
  { id, author, text, isExpert, createdAt, userId: writer }: CommentRow,
  userId: string | null,
): Comment {
  return {
    ...{ id, author, text, created_at: createdAt.toISOString() },
    ...{ is_own: writer === userId, has_contact: hasContact(text), is_expert: isExpert },
  };
}
