import type { Language } from '@haat/api-contract/vocabulary';
import type { Post } from '@haat/api-contract/content';
import type { Executor } from '@haat/backend-platform';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { EDITORIAL_POSTS } from '../library/posts.ts';
import type { EditorialPost } from '../library/posts.ts';
import { inLanguageOrHindi } from '../library/written-text.ts';
import { hasContact } from './has-contact.ts';
import { contentPosts } from '../tables.ts';

/** Posts of farmers in the feed at most, the newest of them. */
const MOST_COMMUNITY_POSTS = 500;

/** Posts of editors and farmers, the newest first. */
export async function feedPosts(executor: Executor, language: Language): Promise<readonly Post[]> {
  const rows = await executor
    .select()
    .from(contentPosts)
    .where(isNull(contentPosts.hiddenAt))
    .orderBy(desc(contentPosts.createdAt), desc(contentPosts.id))
    .limit(MOST_COMMUNITY_POSTS);
  return [...EDITORIAL_POSTS.map((post) => editorialView(post, language)), ...rows.map(communityView)].sort(
    (one, other) => other.publishedAt.localeCompare(one.publishedAt) || one.slug.localeCompare(other.slug),
  );
}

/** The post of a slug, or null. */
export async function findPost(executor: Executor, slug: string, language: Language): Promise<Post | null> {
  const editorial = EDITORIAL_POSTS.find((post) => post.slug === slug);
  if (editorial !== undefined) return editorialView(editorial, language);
  const [row] = await executor
    .select()
    .from(contentPosts)
    .where(and(eq(contentPosts.slug, slug), isNull(contentPosts.hiddenAt)));
  return row === undefined ? null : communityView(row);
}

function editorialView({ slug, publishedAt, texts }: EditorialPost, asked: Language): Post {
  const { language, text } = inLanguageOrHindi(texts, asked);
  return {
    ...{ slug, kind: 'editorial', language, text, publishedAt },
    ...{ author: null, place: null, isSample: false, isExpert: false, hasContact: false, crop: null },
  };
}

function communityView({ createdAt, ...row }: typeof contentPosts.$inferSelect): Post {
  const { slug, language, text, author, place, isSample, isExpert, cropId: crop } = row;
  return {
    ...{ slug, kind: 'community', language, text, author, place, isSample, isExpert, crop },
    hasContact: hasContact(text),
    publishedAt: createdAt.toISOString(),
  };
}
