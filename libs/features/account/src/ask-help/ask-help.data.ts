import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { askForCall, forgoCall, isApiError, waitingCallBack } from '@haat/api-client';
import { CALL_BACK_TOPICS, PARTS_OF_DAY } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  customerCareContext,
  languageContext,
  loginPathFor,
  refusalText,
  type Refusal,
  requireSession,
  sessionContext,
  textContext,
} from '@haat/app-context';
import { pathTo } from '@haat/routing';

/** Intent of the form that takes the wish back. */
export const FORGO = 'forgo';

/** Why a call was not asked for, in words. */
export interface CallReply {
  readonly refused: string;
}

/** Ways to ask for help, and the call that the person waits for. What could not be loaded is not 'none'. */
export async function loadAskHelp({ request, context }: LoaderFunctionArgs) {
  const isSignedIn = context.get(sessionContext).status === 'authenticated';
  const found = isSignedIn ? await waitingCallBack(context.get(apiContext)) : null;
  const t = context.get(textContext);
  return {
    title: t('ask-help:title'),
    customerCare: context.get(customerCareContext),
    loginPath: isSignedIn ? null : loginPathFor(request),
    isNotLoaded: isSignedIn && found === null,
    waiting: found?.call_back
      ? t('ask-help:waiting', {
          topic: t(`ask-help:topics.${found.call_back.topic}`),
          time: t(`ask-help:times.${found.call_back.part_of_day}`),
        })
      : null,
  };
}

/** What the screen is drawn from. */
export type AskHelpData = ReturnType<typeof useLoaderData<typeof loadAskHelp>>;

/** Asks for a call, or takes that back. */
export async function changeCall({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  try {
    if (form.get('intent') === FORGO) {
      await forgoCall(api);
      return redirect(pathTo('askHelp'));
    }
    const topic = CALL_BACK_TOPICS.find((each) => each === form.get('topic'));
    const partOfDay = PARTS_OF_DAY.find((each) => each === form.get('time'));
    if (topic === undefined || partOfDay === undefined)
      return refusal({ code: 'request_error.invalid', details: {} }, 400);
    await askForCall(api, { topic, part_of_day: partOfDay, language: context.get(languageContext) });
    return redirect(pathTo('askHelp'));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return refusal(error, error.httpStatus);
  }

  function refusal(why: Refusal, status: number) {
    return data<CallReply>({ refused: refusalText(context, why) }, { status });
  }
}
