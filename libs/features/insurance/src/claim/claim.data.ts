import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { appealClaim, insuranceClaim, isApiError, withdrawClaim } from '@haat/api-client';
import { LONGEST_CLAIM_TEXT } from '@haat/api-contract/vocabulary';
import { apiContext, formText, languageContext, refusalText, requireSession, textContext } from '@haat/app-context';
import { cutText } from '@haat/format';
import { pathTo } from '@haat/routing';
import { claimView } from '../claim.presenter.ts';

/** Intents of the forms of a claim. */
export const CLAIM_INTENTS = { withdraw: 'withdraw', appeal: 'appeal' } as const;

/** What a form of a claim is answered. What was typed is still there. */
export interface ClaimReply {
  readonly text: string;
  /** Nothing was written against the decision. */
  readonly isEmpty: boolean;
  readonly refused: string | null;
}

/** An intent that none of the forms sends. */
const UNKNOWN = { code: 'request_error.invalid', details: {} };

/** One claim of the farmer; another's is not there. */
export async function loadClaim({ request, params, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const found = await insuranceClaim(context.get(apiContext), params['id'] ?? '').catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
  if (found === null) return data({ view: 'none' as const, title: t('insurance:claims.link') }, { status: 404 });
  const view = claimView({ t, language: context.get(languageContext), now: new Date() }, found);
  return { view: 'claim' as const, title: view.number, claim: view };
}

/** What the screen is drawn from. */
export type ClaimData = ReturnType<typeof useLoaderData<typeof loadClaim>>;
/** A claim that is there, in words. */
export type ShownClaim = Extract<ClaimData, { view: 'claim' }>['claim'];

/** Takes a claim back, or asks to have it looked at again. @throws ApiError only for a session that has ended */
export async function changeClaim({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const id = params['id'] ?? '';
  const text = cutText(formText(form, 'text').trim(), LONGEST_CLAIM_TEXT);
  const isAppeal = form.get('intent') === CLAIM_INTENTS.appeal;
  if (isAppeal && text === '') return reply({ text, isEmpty: true, refused: null }, 400);
  try {
    if (isAppeal) await appealClaim(api, id, text);
    else if (form.get('intent') === CLAIM_INTENTS.withdraw) await withdrawClaim(api, id);
    else return reply({ text, isEmpty: false, refused: refusalText(context, UNKNOWN) }, 400);
    return redirect(pathTo('claim', { id }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return reply({ text, isEmpty: false, refused: refusalText(context, error) }, error.httpStatus);
  }
}

function reply(said: ClaimReply, status: number) {
  return data<ClaimReply>(said, { status });
}
