/**
 * Fields by which a form says to the phone's worker that it may wait for a network, and is sent later. See
 * docs/how-to/keep-a-form-in-the-outbox.md.
 */
export const OUTBOX_FIELDS = {
  key: 'outbox',
  reader: 'outboxReader',
  title: 'outboxTitle',
  parts: 'outboxParts',
} as const;

/** What a form of the outbox carries; its loader makes it by `outboxForm` of `@haat/app-context`. */
export interface OutboxForm {
  /** Tells one filled form from the next, a UUID: what comes again by it is the same. */
  readonly key: string;
  /** Whose it is: sent under no other's session. */
  readonly reader: string;
  /** What the form is called in the list of what waits, in the reader's language. */
  readonly title: string;
  /** Says that something waits on this phone. */
  readonly waitingText: string;
  /** Path of the page that lists what waits. */
  readonly listPath: string;
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key of a sent form; undefined where it has none. */
export function outboxKey(form: FormData): string | undefined {
  const key = form.get(OUTBOX_FIELDS.key);
  return typeof key === 'string' && KEY.test(key) ? key : undefined;
}
