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
