import type { RouterContextProvider } from 'react-router';
import { creditAccount, creditDues, creditEntries, repayments } from '@haat/api-client';
import type { Repayment } from '@haat/api-contract';
import { readWholeNumber } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, placeContext, textContext } from '@haat/app-context';
import { keyFactsView, type KeyFactsView } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import {
  acceptedText,
  duesView,
  ledgerEntryView,
  repaymentView,
  accountSummaryView,
  type DuesView,
  type LedgerEntryView,
  type RepaymentView,
  type PresenterContext,
  type AccountSummaryView,
} from './credit.presenter.ts';

/** Pages of the ledger that one address shows at most. */
const MOST_PAGES = 25;

/** A farmer's credit as its page shows it. */
export interface CreditView {
  /** Nothing can be bought on credit before the farmer has shown that the account is theirs. */
  readonly needsStepUp: boolean;
  /** State of the repayment from which the user returns, or of one that is not settled. */
  readonly repayment: RepaymentView | null;
  readonly dues: DuesView;
  readonly summary: AccountSummaryView;
  /** What its lender says of it; null without a lender. */
  readonly keyFacts: KeyFactsView | null;
  /** Which statement was agreed to, and when. */
  readonly accepted: string | null;
  /** No shop sells on credit at the chosen place. */
  readonly isNotHere: boolean;
  readonly entries: readonly LedgerEntryView[];
  /** Where one page more is; null when there is none. */
  readonly more: string | null;
}

/**
 * A farmer's credit line with its dues and its ledger; null without one.
 * @param search - `page`: as many pages of the ledger; `back`: the repayment from which the user returns, '1' when it
 *   is not known which
 * @throws ApiError when it cannot be loaded
 */
export async function loadCredit(
  context: Readonly<RouterContextProvider>,
  search: URLSearchParams,
): Promise<CreditView | null> {
  const api = context.get(apiContext);
  const presenterContext: PresenterContext = {
    t: context.get(textContext),
    language: context.get(languageContext),
    now: new Date(),
  };
  // First: it queries the payment company, and the answer changes the rest.
  const paid = await repayments(api);
  const account = await creditAccount(api);
  if (!account.is_enrolled) return null;
  const pages = Math.min(MOST_PAGES, readWholeNumber(search.get('page')) || 1);
  const [dues, ...stretches] = await Promise.all([
    creditDues(api),
    ...Array.from({ length: pages }, (_, index) => creditEntries(api, { page: index + 1 })),
  ]);
  const hasMore = pages < MOST_PAGES && stretches.at(-1)?.next != null;
  const told = reportedRepayment(paid, search.get('back'));
  return {
    needsStepUp: account.needs_step_up,
    repayment: told === undefined ? null : repaymentView(presenterContext, told),
    dues: duesView(presenterContext, dues),
    summary: accountSummaryView(presenterContext, account),
    keyFacts: account.key_facts && keyFactsView(presenterContext.t, account.key_facts),
    accepted: acceptedText(presenterContext, account),
    isNotHere: !account.is_enabled && context.get(placeContext) !== null,
    entries: stretches.flatMap(({ results }) => results).map((entry) => ledgerEntryView(presenterContext, entry)),
    more: hasMore ? pathTo('credit', {}, { page: pages + 1 }) : null,
  };
}

/** The repayment from which the user returns; else one that is not settled. */
function reportedRepayment(paid: readonly Repayment[], back: string | null): Repayment | undefined {
  const cameBackFrom = back === null ? undefined : (paid.find(({ id }) => id === back) ?? paid[0]);
  return cameBackFrom ?? paid.find(({ state }) => state === 'pending');
}
