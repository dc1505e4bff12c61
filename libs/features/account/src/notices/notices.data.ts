import { data, redirect, type RouterContextProvider } from 'react-router';
import {
  isApiError,
  isConsentRefusal,
  notices,
  noticeSwitches,
  pushState,
  switchNotices,
  unsubscribeFromPush,
} from '@haat/api-client';
import type { NoticeSwitches, PushState } from '@haat/api-contract/account';
import { NOTICE_TOPICS } from '@haat/api-contract/vocabulary';
import { apiContext, formText, languageContext, textContext } from '@haat/app-context';
import { asLine, momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** A notice in words. */
export interface NoticeView {
  readonly id: string;
  readonly text: string;
  /** 'Yesterday, 9:05 am' */
  readonly at: string;
}

/** What the person was told, and what comes by SMS; 'failed' when it could not be loaded. */
export type NoticesView =
  | {
      readonly notices: readonly NoticeView[];
      readonly switches: NoticeSwitches;
      readonly push: PushState;
      /** The pages beside this one; null where there is none. */
      readonly newer: number | null;
      readonly older: number | null;
    }
  | 'failed';

/** Loads a page of what the person was told. @param page from 1 */
export async function loadNotices(context: Readonly<RouterContextProvider>, page: number): Promise<NoticesView> {
  const [t, language, api] = [context.get(textContext), context.get(languageContext), context.get(apiContext)];
  try {
    const [told, switches, push] = await Promise.all([notices(api, page), noticeSwitches(api), pushState(api)]);
    const now = new Date();
    return {
      notices: told.results.map(({ id, text, at }) => ({ id, text, at: asLine(momentText(t, language, at, now)) })),
      switches,
      push,
      newer: told.previous === null ? null : page - 1,
      older: told.next === null ? null : page + 1,
    };
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised' || isConsentRefusal(error)) throw error;
    return 'failed';
  }
}

/**
 * Switches the SMS of a topic on or off, or the messages to this browser off.
 * @throws ApiError only for a session that has ended
 */
export async function submitSwitch(context: Readonly<RouterContextProvider>, form: FormData) {
  const topic = NOTICE_TOPICS.find((each) => each === formText(form, 'topic'));
  const isPush = formText(form, 'push') === 'off';
  if (topic === undefined && !isPush) return data({ code: 'request_error.invalid' }, { status: 400 });
  const api = context.get(apiContext);
  try {
    if (topic === undefined) await unsubscribeFromPush(api);
    else await switchNotices(api, { topic, is_on: formText(form, 'on') === 'yes' });
    return redirect(pathTo('notices', {}, { done: topic ?? 'push' }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return data({ code: error.code }, { status: error.httpStatus });
  }
}

/** The page that an address asks for; the first for what is none. */
export function pageIn(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
}
