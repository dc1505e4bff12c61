import { queryOf } from '../data/call.ts';
import type { Subject, SubjectDefinition } from './subject-definitions.ts';

/** More pages than any list of work has. */
const MOST_PAGES = 100;

/**
 * What a piece of work is about; null where it waits no more. Where its role has only a list of all that waits, that is
 * read page by page until it is found.
 *
 * @param call asks the services
 */
export async function findSubject(
  read: SubjectDefinition['read'],
  id: string,
  call: (path: string) => Promise<Subject>,
): Promise<Subject | null> {
  if ('one' in read) return call(read.one(encodeURIComponent(id)));
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await call(read.list + queryOf({ page }));
    const found = rowsOf(answer).find((row) => read.isOf(row, id));
    if (found !== undefined) return found;
    if (typeof answer['next'] !== 'string') return null;
  }
  return null;
}

function rowsOf(answer: Subject): readonly Subject[] {
  return (answer['results'] ?? answer['data'] ?? []) as Subject[];
}
