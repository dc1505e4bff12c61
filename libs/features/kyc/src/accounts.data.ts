import type { RouterContextProvider } from 'react-router';
import { bankAccounts, isApiError } from '@haat/api-client';
import type { KycState } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, textContext } from '@haat/app-context';
import { accountView } from './account-view.ts';
import type { AccountView } from './account-view.ts';

/** The person's accounts and the state of their proof; 'failed' when they could not be loaded. */
export type AccountsView =
  | { readonly kind: 'loaded'; readonly state: KycState; readonly accounts: readonly AccountView[] }
  | { readonly kind: 'failed' };

/** Loads the accounts. @throws ApiError only for a session that has ended */
export async function loadAccounts(context: Readonly<RouterContextProvider>): Promise<AccountsView> {
  const words = { t: context.get(textContext), language: context.get(languageContext), now: new Date() };
  try {
    const { state, results } = await bankAccounts(context.get(apiContext));
    return { kind: 'loaded', state, accounts: results.map((account) => accountView(words, account)) };
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return { kind: 'failed' };
  }
}
