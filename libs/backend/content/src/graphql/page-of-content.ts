import { GraphQLError } from 'graphql';
import { MOST_FIRST } from './query-limits.ts';

/** Which page is asked for. */
export interface PageArguments {
  readonly first: number;
  /** Slug of the last entry before the page. */
  readonly after?: string | null;
}

/** Part of a list. */
export interface ContentPage<Entry> {
  readonly nodes: readonly Entry[];
  readonly count: number;
  readonly next: string | null;
}

/**
 * A page of a list that is known whole.
 * @throws GraphQLError for less than 1 or more than 100 entries, or an `after` that is not in the list
 */
export function pageOfContent<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  { first, after }: PageArguments,
): ContentPage<Entry> {
  if (first < 1 || first > MOST_FIRST)
    throw new GraphQLError(`A page has 1 to ${MOST_FIRST} entries; ${first} were asked for.`);
  const before = after == null ? -1 : entries.findIndex(({ slug }) => slug === after);
  if (after != null && before === -1) throw new GraphQLError('`after` names no entry of this list.');
  const nodes = entries.slice(before + 1, before + 1 + first);
  const isLast = before + 1 + nodes.length >= entries.length;
  return { nodes, count: entries.length, next: isLast ? null : (nodes.at(-1)?.slug ?? null) };
}
