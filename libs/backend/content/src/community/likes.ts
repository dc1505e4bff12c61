import type { Dependencies, Executor } from '@haat/backend-platform';
import { and, count, eq } from 'drizzle-orm';
import { contentLikes } from '../tables.ts';

/** How many like a post, and whether this person does; null is a guest. */
export async function likesOf(executor: Executor, post: string, userId: string | null) {
  const [counted] = await executor.select({ likes: count() }).from(contentLikes).where(eq(contentLikes.post, post));
  const own =
    userId === null
      ? []
      : await executor
          .select({ post: contentLikes.post })
          .from(contentLikes)
          .where(and(eq(contentLikes.post, post), eq(contentLikes.userId, userId)));
  return { likes: counted?.likes ?? 0, is_liked: own.length > 0 };
}

/** Likes a post or no longer does; done twice, it is as done once. */
export async function setLike(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { post, userId, isLiked }: { readonly post: string; readonly userId: string; readonly isLiked: boolean },
): Promise<void> {
  if (isLiked) await database.insert(contentLikes).values({ post, userId, createdAt: now() }).onConflictDoNothing();
  else await database.delete(contentLikes).where(and(eq(contentLikes.post, post), eq(contentLikes.userId, userId)));
}
