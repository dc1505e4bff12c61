import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { activateCard, isApiError, sendCardCode } from '@haat/api-client';
import { CARD_NUMBER_DIGITS } from '@haat/api-contract/vocabulary';
import { apiContext, formText, refusalText, requireSession, textContext } from '@haat/app-context';
import { cutText, toLatinDigits } from '@haat/format';
import { isCardNumber } from '@haat/programme-core';
import { pathTo } from '@haat/routing';
import { shownNumber } from '../application.presenter.ts';
import { DONE } from '../done.ts';

/** What the two buttons mean: send the code, or take it. */
export const ACTIVATION = { code: 'code', activate: 'activate' } as const;

const LONGEST_TYPED = 40;

/** What a form is answered: the code was sent, or why something was refused, with the number that was typed. */
export interface ActivationReply {
  readonly number: string;
  readonly isNumberWrong: boolean;
  /** Of the code that was sent; null before. */
  readonly requestId: string | null;
  /** The page that shows the message while messages go to a sandbox. */
  readonly sandboxPage: string | null;
  /** What the service said. */
  readonly refused: string | null;
}

/** The number of a card as it was typed or read: Latin digits without spaces and hyphens. */
export function cardDigits(typed: string): string {
  return toLatinDigits(cutText(typed, LONGEST_TYPED)).replaceAll(/[\s-]+/g, '');
}

/** The form, with the number that the address brings from the card. */
export async function loadActivation({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const number = cardDigits(url.searchParams.get('number') ?? '');
  return {
    title: context.get(textContext)('shri:activation.title'),
    number: isCardNumber(number) ? shownNumber(number) : '',
    digits: CARD_NUMBER_DIGITS,
  };
}

/** Sends the code, or activates the card. @throws ApiError only for a session that has ended */
export async function submitActivation({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const typed = cutText(formText(form, 'number'), LONGEST_TYPED);
  const number = cardDigits(typed);
  const requestId = formText(form, 'requestId') || null;
  const reply: ActivationReply = { number: typed, isNumberWrong: false, requestId, sandboxPage: null, refused: null };
  if (!isCardNumber(number)) return data({ ...reply, requestId: null, isNumberWrong: true }, { status: 400 });
  try {
    if (formText(form, 'intent') === ACTIVATION.activate && requestId !== null) {
      await activateCard(api, { number, request_id: requestId, otp: cardDigits(formText(form, 'otp')) });
      return redirect(pathTo('programme', {}, { done: DONE.active }));
    }
    const sent = await sendCardCode(api, number);
    return data({ ...reply, requestId: sent.request_id, sandboxPage: sent.sandbox_page ?? null });
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return data({ ...reply, refused: refusalText(context, error) }, { status: error.httpStatus });
  }
}
