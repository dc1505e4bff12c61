import type { People } from '../../market/people.ts';
import type { Filled } from '../filled.ts';

/**
 * What makes a request good beyond what the document tells; what it asks for is made first, through the backend's own
 * routes.
 */
export type Parts = Partial<Omit<Filled, 'operation'>>;
/** Makes a request good. @param plain as the document describes it */
export type Way = (people: People, plain: Filled) => Promise<Parts> | Parts;
/** Good requests of routes, each in every way in which it is to be asked, by a name for the report. */
export type GoodRoutes = Readonly<Record<string, Readonly<Record<string, Way>>>>;

/** The header that says who asks. */
export function by({ authorization }: { readonly authorization: string }): Parts {
  return { headers: { authorization } };
}
