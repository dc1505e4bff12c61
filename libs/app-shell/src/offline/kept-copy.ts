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

/** Header of a form that the worker sends later: whose it is. */
export const OUTBOX_FOR_HEADER = 'outbox-for';
/** Header of such a form, `OUTBOX_CLOCK_HEADER` of app-context: this phone's ms when it was sent first, and now. */
export const OUTBOX_CLOCK = 'outbox-clock';
/** How a form that was sent later is answered; any other status: it is sent again. */
export const OUTBOX_STATUS = { sent: 204, otherReader: 409, refused: 422 } as const;
/** The same as the names of `OUTBOX_FIELDS` and `OUTBOX_WAITING_ID`, which the worker need not bring. */
export const OUTBOX_NAMES = {
  key: 'outbox',
  reader: 'outboxReader',
  title: 'outboxTitle',
  parts: 'outboxParts',
  waiting: 'outbox-waiting',
} as const;
/** Where files go in parts. */
export const UPLOADS_PATH = '/api/uploads';
/** Where the session ends; the same as `SESSION_PATHS.logout`. */
export const LOGOUT_PATH = '/api/keycloak/logout';
/** Query of the page that says that a form is kept. */
export const JUST_KEPT = 'kept';
/** Stand in the page that lists what waits, for what is written there. */
export const OUTBOX_MARKS = { title: '%title%', moment: '%moment%', reason: '%reason%', key: '%key%' } as const;
/** Stands there for the address of the form. */
export const FORM_MARK = `${OFFLINE_PATH}#form`;

/** Asks the worker to send what waits. It answers twice: how many forms of this reader wait, and wait then. */
export interface OutboxMessage {
  readonly outboxOf: string;
}
