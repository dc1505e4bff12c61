import type { People } from '../../market/people.ts';
import type { Filled } from '../filled.ts';

/**
 * What makes a request good beyond what the document tells; what it asks for is made first, through the backend's own
 * routes.
 */
export type RequestParts = Partial<Omit<Filled, 'operation'>>;
/** Makes a request good. @param plain as the document describes it */
export type RequestBuilder = (people: People, plain: Filled) => Promise<RequestParts> | RequestParts;
/** Good requests of routes, each in every way in which it is to be asked, by a name for the report. */
export type GoodRoutes = Readonly<Record<string, Readonly<Record<string, RequestBuilder>>>>;

/** The headers that say who asks, and for whom. */
export function authorizedBy({
  authorization,
  headers = { authorization },
}: {
  readonly authorization: string;
  readonly headers?: Readonly<Record<string, string>>;
}): RequestParts {
  return { headers };
}
