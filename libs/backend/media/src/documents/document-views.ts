import type { Dependencies, Executor } from '@haat/backend-platform';
import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { documentViews } from '../tables.ts';
import type { DocumentView } from './document-address.ts';

/**
 * Notes that a document is looked at, before it is given out: no view is without its note.
 * @param ownerId whose document it is
 */
export async function recordDocumentView(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  ownerId: string,
  view: DocumentView,
): Promise<void> {
  await database.insert(documentViews).values({ id: newId(), ownerId, ...view, at: now() });
}

/** How often each of these documents was looked at by other people than its owner; none is left out. */
export async function countDocumentViews(
  executor: Executor,
  kind: DocumentView['kind'],
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...documentIds];
  if (ids.length === 0) return new Map();
  const isByOthers = and(
    eq(documentViews.kind, kind),
    inArray(documentViews.documentId, ids),
    ne(documentViews.viewerId, documentViews.ownerId),
  );
  const counted = await executor
    .select({ id: documentViews.documentId, views: count() })
    .from(documentViews)
    .where(isByOthers)
    .groupBy(documentViews.documentId);
  return new Map(ids.map((id) => [id, counted.find((one) => one.id === id)?.views ?? 0]));
}
