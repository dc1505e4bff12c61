import { data, redirect, type RouterContextProvider } from 'react-router';
import {
  accountDeletion,
  deleteAccount,
  isApiError,
  isConsentRefusal,
  sendDeletionCode,
  undoDeletion,
} from '@haat/api-client';
import { KEPT_YEARS, type DeletionBlock, type KeptRecord } from '@haat/api-contract/vocabulary';
import { apiContext, formText, languageContext, textContext } from '@haat/app-context';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** Something that the law keeps, and how long. */
export interface KeptView {
  readonly record: KeptRecord;
  readonly years: number;
}

/** How deleting the account stands, in words; 'failed' when that could not be loaded. */
export type DeletionView =
  | { readonly kind: 'due'; readonly day: string }
  | {
      readonly kind: 'possible' | 'blocked';
      readonly blocks: readonly DeletionBlock[];
      readonly kept: readonly KeptView[];
    }
  | { readonly kind: 'failed' };

/** What a form is answered: the code was sent, or why something was refused, with the request that goes on. */
export interface DeletionReply {
  readonly requestId: string | null;
  /** The page that shows the message while messages go to a sandbox. */
  readonly sandboxPage: string | null;
  /** A code of the error catalogue; null when nothing was refused. */
  readonly refusal: string | null;
}

/** Loads how deleting the account stands. */
export async function loadDeletion(context: Readonly<RouterContextProvider>): Promise<DeletionView> {
  const [t, language] = [context.get(textContext), context.get(languageContext)];
  try {
    const { due_on, blocks, kept } = await accountDeletion(context.get(apiContext));
    if (due_on !== null) return { kind: 'due', day: dayText(t, language, due_on, new Date()) };
    return {
      kind: blocks.length > 0 ? 'blocked' : 'possible',
      blocks,
      kept: kept.map((record) => ({ record, years: KEPT_YEARS[record] })),
    };
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised' || isConsentRefusal(error)) throw error;
    return { kind: 'failed' };
  }
}

/**
 * Sends the code, has the account deleted, or keeps it.
 * @throws ApiError only for a session that has ended
 */
export async function submitDeletion(context: Readonly<RouterContextProvider>, form: FormData) {
  const api = context.get(apiContext);
  const requestId = formText(form, 'requestId') || null;
  try {
    switch (formText(form, 'intent')) {
      case 'code': {
        const sent = await sendDeletionCode(api);
        return data<DeletionReply>({
          requestId: sent.request_id,
          sandboxPage: sent.sandbox_page ?? null,
          refusal: null,
        });
      }
      case 'delete':
        await deleteAccount(api, { request_id: requestId ?? '', otp: formText(form, 'otp').trim() });
        return redirect(pathTo('deleteAccount'));
      case 'undo':
        await undoDeletion(api);
        return redirect(pathTo('deleteAccount', {}, { done: 'kept' }));
      default:
        return refuse('request_error.invalid', requestId, 400);
    }
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return refuse(error.code, requestId, error.httpStatus);
  }
}

function refuse(refusal: string, requestId: string | null, status: number) {
  return data<DeletionReply>({ requestId, sandboxPage: null, refusal }, { status });
}
