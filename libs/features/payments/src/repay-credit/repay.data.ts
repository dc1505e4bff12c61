import type { RouterContextProvider } from 'react-router';
import { creditDues, isApiError, startRepayment } from '@haat/api-client';
import { LEAST_REPAYMENT, type RepaymentRedirect } from '@haat/api-contract';
import { apiContext } from '@haat/app-context';
import { formatMoney, parseAmount } from '@haat/format';
import { pathTo } from '@haat/routing';

type Context = Readonly<RouterContextProvider>;

/** Repaying dues: how much, then the redirect to the gateway. */
export interface RepayView {
  /** What can be repaid now, in words; null when there is nothing. */
  readonly most: string | null;
  /** As it was typed. */
  readonly typed: { readonly which: 'all' | 'other'; readonly other: string };
  /** What was typed is no amount that can be repaid. */
  readonly isWrong: boolean;
  /** Why the gateway was not reached: a code of the error catalogue. */
  readonly failure: string | null;
  /** The form that leads to the gateway; null until an amount was said. */
  readonly redirectTo:
    | (Pick<RepaymentRedirect, 'action' | 'fields' | 'is_sandbox'> & {
        readonly amount: string;
        /** An agent repays for a farmer from the CSC wallet. */
        readonly kind: 'pay-now' | 'csc';
      })
    | null;
}

/**
 * What can be repaid, and once an amount is in the address (`which`, `other`) the redirect to the gateway. Reloading
 * keeps the same attempt.
 * @throws ApiError when it cannot be loaded
 */
export async function loadRepayView(context: Context, request: Request, search: URLSearchParams): Promise<RepayView> {
  const { payable } = await creditDues(context.get(apiContext));
  const typed = {
    which: search.get('which') === 'other' ? 'other' : 'all',
    other: (search.get('other') ?? '').slice(0, 20),
  } as const;
  const view: RepayView = {
    most: payable >= LEAST_REPAYMENT ? formatMoney(payable) : null,
    typed,
    isWrong: false,
    failure: null,
    redirectTo: null,
  };
  if (view.most === null || !search.has('which')) return view;
  const amount = amountOf(typed, payable);
  if (amount === null) return { ...view, isWrong: true };
  try {
    const {
      gateway,
      action,
      fields,
      is_sandbox,
      amount_paise: paise,
    } = await startRepayment(context.get(apiContext), amount, addressesFor(request));
    const kind = gateway === 'csc' ? 'csc' : 'pay-now';
    return { ...view, redirectTo: { kind, action, fields, is_sandbox, amount: formatMoney(paise / 100) } };
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return { ...view, failure: error.code };
  }
}

/** Rupees to the paisa; null for what cannot be repaid. */
function amountOf({ which, other }: RepayView['typed'], payable: number): number | null {
  if (which === 'all') return payable;
  const amount = parseAmount(other);
  const isExact = amount !== undefined && Math.round(amount * 100) / 100 === amount;
  return isExact && amount >= LEAST_REPAYMENT && amount <= payable ? amount : null;
}

/**
 * The gateway leads back to the return page, which knows also unsigned that dues were repaid; or, if the farmer turns
 * back, to the account.
 */
function addressesFor(request: Request): { callbackUrl: string; cancelUrl: string } {
  const { origin } = new URL(request.url);
  return {
    callbackUrl: `${origin}${pathTo('paymentReturn', {}, { credit: 1 })}`,
    cancelUrl: `${origin}${pathTo('credit')}`,
  };
}
