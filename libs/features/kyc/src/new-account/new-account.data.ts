import { data, redirect } from 'react-router';
import { addBankAccount, bankOfIfsc, isApiError, type ApiClient } from '@haat/api-client';
import { formText, type ServerTexts } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { problemsOf, readAccount } from './typed-account.ts';
import type { AccountProblems } from './typed-account.ts';

/** What the form is answered. The numbers that were typed stay with the browser. */
export interface NewAccountReply {
  readonly problems: AccountProblems;
  /** A code of the error catalogue. */
  readonly refusal: string | null;
  /** The bank of the IFSC, once it was asked for. */
  readonly bank: string | null;
  readonly ifsc: string;
  readonly name: string;
}

/** Names the bank of the IFSC, or gives the account. @throws ApiError only for a session that has ended */
export async function submitAccount(api: ApiClient, t: ServerTexts, form: FormData) {
  const typed = readAccount(form);
  const { ifsc, name } = typed;
  const reply = { problems: {}, refusal: null, bank: null, ifsc, name } satisfies NewAccountReply;
  const all = problemsOf(typed);
  const isLooking = formText(form, 'intent') === 'look';
  const problems: AccountProblems = isLooking ? (all.ifsc === undefined ? {} : { ifsc: all.ifsc }) : all;
  if (Object.keys(problems).length > 0) return data<NewAccountReply>({ ...reply, problems }, { status: 400 });
  try {
    if (isLooking) {
      const bank = (await bankOfIfsc(api, ifsc)) ?? t('bank-kyc:account.bankUnknown');
      return data<NewAccountReply>({ ...reply, bank });
    }
    const body = { account_number: typed.number, account_number_again: typed.again, ifsc, name };
    return redirect(pathTo('bankAccount', { id: (await addBankAccount(api, body)).id }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return data<NewAccountReply>({ ...reply, refusal: error.code }, { status: error.httpStatus });
  }
}
