import { data, redirect, type RouterContextProvider } from 'react-router';
import { bankAccount, choosePayoutAccount, isApiError, removeBankAccount, sendPayoutCode } from '@haat/api-client';
import { apiContext, formText, languageContext, textContext } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { accountView } from '../account-view.ts';

/** What a form is answered: the code was sent, or why something was refused, with the request that goes on. */
export interface AccountReply {
  readonly requestId: string | null;
  /** The page that shows the message while messages go to a sandbox. */
  readonly sandboxPage: string | null;
  /** A code of the error catalogue; null when nothing was refused. */
  readonly refusal: string | null;
}

/** Loads an account. @throws ApiError only for a session that has ended */
export async function loadAccount(context: Readonly<RouterContextProvider>, id: string) {
  const t = context.get(textContext);
  const title = t('bank-kyc:account.title');
  try {
    const words = { t, language: context.get(languageContext), now: new Date() };
    const account = accountView(words, await bankAccount(context.get(apiContext), id));
    return data({ title, view: 'account' as const, account });
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    if (error.httpStatus === 404) return data({ title, view: 'none' as const }, { status: 404 });
    return data({ title, view: 'failed' as const });
  }
}

/** Sends the code, makes the account the one that is paid, or removes it. @throws as `loadAccount` */
export async function submitForAccount(context: Readonly<RouterContextProvider>, id: string, form: FormData) {
  const api = context.get(apiContext);
  const requestId = formText(form, 'requestId') || null;
  try {
    switch (formText(form, 'intent')) {
      case 'code': {
        const sent = await sendPayoutCode(api, id);
        const sandboxPage = sent.sandbox_page ?? null;
        return data<AccountReply>({ requestId: sent.request_id, sandboxPage, refusal: null });
      }
      case 'choose':
        await choosePayoutAccount(api, id, { request_id: requestId ?? '', otp: formText(form, 'otp').trim() });
        return redirect(pathTo('bankAccount', { id }));
      case 'remove':
        await removeBankAccount(api, id);
        return redirect(pathTo('bankAccounts'));
      default:
        return refuse('request_error.invalid', requestId, 400);
    }
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return refuse(error.code, requestId, error.httpStatus);
  }
}

function refuse(refusal: string, requestId: string | null, status: number) {
  return data<AccountReply>({ requestId, sandboxPage: null, refusal }, { status });
}
