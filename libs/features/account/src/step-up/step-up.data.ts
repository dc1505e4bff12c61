import { data, redirect } from 'react-router';
import { isApiError, proveStepUp, type ApiClient } from '@haat/api-client';
import { formText } from '@haat/app-context';
import { paths, safeNextPath } from '@haat/routing';

/** What was typed and chosen. */
export interface TypedStepUp {
  readonly fullName: string;
  readonly shop: string;
  readonly product: string;
}

/** What the form is answered. Whatever it says, what was typed is still there. */
export type StepUpReply =
  | { readonly kind: 'missing'; readonly typed: TypedStepUp }
  | { readonly kind: 'refused'; readonly code: string; readonly typed: TypedStepUp };

/** Where the screen leads to in the end: the credit account, unless it was opened on the way to somewhere else. */
export function pageAfter(url: URL): string {
  const next = url.searchParams.get('next');
  return next === null ? paths.credit : safeNextPath(next);
}

/**
 * Sends the answers of a form, and goes on when they are right.
 * @throws ApiError only for a session that has ended
 */
export async function submitStepUp(api: ApiClient, form: FormData, next: string) {
  const typed: TypedStepUp = {
    fullName: formText(form, 'fullName').trim(),
    shop: formText(form, 'shop'),
    product: formText(form, 'product'),
  };
  // What is left out takes no try.
  if (Object.values(typed).includes('')) return reply({ kind: 'missing', typed }, 400);
  try {
    await proveStepUp(api, { full_name: typed.fullName, shop_id: typed.shop, product_id: typed.product });
    return redirect(next);
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return reply({ kind: 'refused', code: error.code, typed }, error.httpStatus);
  }
}

function reply(answer: StepUpReply, status: number) {
  return data(answer, { status });
}
