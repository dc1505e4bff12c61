/** Request header by which the phone's worker asks for a copy of a page to keep; the answer bears it if it is one. */
export const KEPT_COPY_HEADER = 'kept-copy';
/** Response header of every page: whose it is, as a short hash; `guest` without a session. */
export const KEPT_FOR_HEADER = 'kept-for';
/** The script that shows messages; the same as `PUSH_PATHS.messages`, which the worker need not bring. */
export const MESSAGES = '/push-worker.js';
/** The page that stands for all that are not kept; the same as `pathTo('offline')`, which the worker need not bring. */
export const OFFLINE_PATH = '/offline';
/** Stands in the page for the address that was wanted, and for that of a kept page. */
export const WANTED_MARK = `${OFFLINE_PATH}#wanted`;

/** What a page says to the worker: keep a copy of the page at this path with its query. */
export interface KeepMessage {
  readonly keep: string;
}
