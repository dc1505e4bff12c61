import type { WorkList, WorkLists } from '@haat/api-contract/operator-work-lists';
import { useLoaded, type Loaded } from '../data/use-loaded.ts';

const EVERY_MS = 60_000;

/** The work lists of the person's roles, anew each minute. */
export function useWorkLists(): Loaded<WorkLists> & { readonly lists: readonly WorkList[] | null } {
  const loaded = useLoaded<WorkLists>('/operator/v1/work-lists', EVERY_MS);
  return { ...loaded, lists: loaded.data?.results ?? null };
}
