import { createContext, type RouterContextProvider } from 'react-router';
import { pathTo } from '@haat/routing';
import { textContext } from './request-context.ts';

/** Whose pages these are, as a short hash: docs/domain/application.md#pages-without-a-network. */
export const readerContext = createContext<() => string>(() => 'guest');

/** Why an action refused what it was sent: a sentence, or a code of the error catalogue. */
export type OutboxReason = string | { readonly code: string; readonly details: Readonly<Record<string, unknown>> };

/** Set by an action that refuses a form of the outbox; null as long as none has. */
export const outboxReasonContext = createContext<OutboxReason | null>(null);

/**
 * What a loader gives to a form that may wait on the phone for a network. See docs/how-to/keep-a-form-in-the-outbox.md.
 * @param title of the form, in the reader's language
 * @returns an `OutboxForm` of `@haat/progressive`
 */
export function outboxForm(context: Readonly<RouterContextProvider>, title: string) {
  const waitingText = context.get(textContext)('offline:outbox.here');
  const listPath = pathTo('offline');
  return { key: crypto.randomUUID(), reader: context.get(readerContext)(), title, waitingText, listPath };
}

/** Header by which the phone's worker tells its clock with a form that waited: ms when it was sent first, ms now. */
export const OUTBOX_CLOCK_HEADER = 'outbox-clock';
/** The end of the year 9999, the last that a moment is written with four digits. */
const LATEST_MS = 253_402_300_799_999;
const CLOCK = /^(\d{1,15}) (\d{1,15})$/;

/** What a phone's own clock says of a form, ISO moments. It may be wrong; the wait is the difference. */
/** What a phone's own clock, right or wrong, says of a form, ISO moments. How long it waited is their difference. */
export interface OutboxClock {
  /** When the person sent it. */
  readonly filed_at: string;
  /** When the phone sends it now. */
  readonly sent_at: string;
}

/** When a form was sent that waited on the phone, by its clock; null for one that comes at once. */
export function outboxClock({ headers }: Request): OutboxClock | null {
  const [filed, sent] = (CLOCK.exec(headers.get(OUTBOX_CLOCK_HEADER) ?? '') ?? []).slice(1).map(Number);
  const isMoment = (ms: number | undefined): ms is number => ms !== undefined && ms > 0 && ms <= LATEST_MS;
  if (!isMoment(filed) || !isMoment(sent)) return null;
  return { filed_at: new Date(filed).toISOString(), sent_at: new Date(sent).toISOString() };
}
