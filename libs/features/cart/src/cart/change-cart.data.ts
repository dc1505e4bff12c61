import { data, redirect } from 'react-router';
import type { AnalyticsEvent } from '@haat/analytics';
import { cart, isApiError, removeCartItem, resetCart, setCartItem, type ApiClient } from '@haat/api-client';
import type { CartView } from '@haat/api-contract';
import { formText } from '@haat/app-context';
import { readWholeNumber, type OrderType } from '@haat/api-contract/vocabulary';
import { isQuantity } from '@haat/cart-core';
import { isBackgroundRequest } from '@haat/progressive';
import { pathTo, safeNextPath } from '@haat/routing';

/** What is offered to a cart that could not take it; sent back with the intent `reset` once the farmer agrees. */
export interface OfferedLine {
  readonly variantId: string;
  readonly vendorId: string;
  readonly quantity: number;
  readonly isPrebook: boolean;
}

/** Result of a change to a line. Only `changed` has changed anything. See docs/domain/cart.md#adding. */
export type LineAnswer =
  | { readonly kind: 'changed' }
  | { readonly kind: 'vendor-changed'; readonly cartVendorName: string; readonly offered: OfferedLine }
  | { readonly kind: 'order-type-changed'; readonly to: OrderType; readonly offered: OfferedLine }
  | { readonly kind: 'refused'; readonly code: string; readonly details: Readonly<Record<string, unknown>> };

/** Changes of a line, as any screen may post them to the cart. */
export const LINE_INTENTS = ['add', 'set', 'remove', 'reset'] as const;
/** A change of a line. */
export type LineIntent = (typeof LINE_INTENTS)[number];

/** Whether an intent changes a line. */
export function isLineIntent(intent: unknown): intent is LineIntent {
  return LINE_INTENTS.some((known) => known === intent);
}

/**
 * Changes a line of the cart by a form's `variantId`, `vendorId`, `quantity` and `isPrebook`.
 * @throws ApiError only for a session that has ended
 */
export async function changeLine(api: ApiClient, intent: LineIntent, form: FormData): Promise<LineAnswer> {
  const variantId = formText(form, 'variantId');
  const vendorId = formText(form, 'vendorId');
  const asked = readWholeNumber(formText(form, 'quantity')) ?? NaN;
  if (variantId === '' || (intent !== 'remove' && vendorId === '')) return refused('request_error.invalid');
  if (intent !== 'remove' && !isQuantity(asked)) return refused('cart_error.invalid_quantity');
  const offered: OfferedLine = { variantId, vendorId, quantity: asked, isPrebook: form.get('isPrebook') === 'true' };
  try {
    await send(api, intent, offered, form.get('page') === 'cart');
    return { kind: 'changed' };
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    if (error.code === 'cart_error.vendor_changed')
      return { kind: 'vendor-changed', cartVendorName: await vendorName(api), offered };
    if (error.code === 'cart_error.order_type_changed')
      return { kind: 'order-type-changed', to: offered.isPrebook ? 'prebook' : 'normal', offered };
    return { kind: 'refused', code: error.code, details: error.details };
  }
}

/** What is measured of a change. @param form that `changeLine` has accepted */
export function lineEvent(intent: LineIntent, form: FormData): AnalyticsEvent {
  if (intent === 'remove') return { name: 'cart_remove', properties: { marketplace: 'dehaat' } };
  const packs = readWholeNumber(formText(form, 'quantity')) ?? 0;
  return { name: 'cart_add', properties: { marketplace: 'dehaat', packs } };
}

async function send(
  api: ApiClient,
  intent: LineIntent,
  { variantId, vendorId, quantity, isPrebook }: OfferedLine,
  isCartPage: boolean,
): Promise<CartView> {
  const set = (total: number) =>
    setCartItem(api, variantId, {
      vendor_id: vendorId,
      quantity: total,
      is_prebook: isPrebook,
      from_cart_page: isCartPage,
    });
  switch (intent) {
    case 'remove':
      return removeCartItem(api, variantId);
    case 'reset':
      return resetCart(api, { variant_id: variantId, vendor_id: vendorId, quantity, is_prebook: isPrebook });
    case 'set':
      return set(quantity);
    case 'add':
      return set(packsOf(await cart(api), variantId, vendorId) + quantity);
  }
}

/** Packs of a variant that the cart holds, of the same shop: another shop's are no reason to ask for more. */
function packsOf({ vendor, lines }: CartView, variantId: string, vendorId: string): number {
  if (vendor?.id !== vendorId) return 0;
  return lines.find((line) => line.variant_id === variantId)?.quantity ?? 0;
}

async function vendorName(api: ApiClient): Promise<string> {
  return cart(api).then(
    ({ vendor }) => vendor?.vendor_details.name ?? '',
    () => '',
  );
}

/**
 * Takes out of the cart what cannot be had, and leaves of the rest as much as the shop has.
 * @throws ApiError
 */
export async function fixCart(api: ApiClient): Promise<void> {
  const { vendor, is_prebook, lines } = await cart(api);
  for (const { variant_id, problem, quote } of lines) {
    const isLess = problem === 'not_enough_stock' || problem === 'too_many_packs';
    const left = isLess && vendor ? Math.min(quote.stock, vendor.vendor_details.max_packs) : 0;
    if (problem === null || problem === 'price_changed') continue;
    // One after the other: each changes the same cart.
    await (vendor && left > 0
      ? setCartItem(api, variant_id, { vendor_id: vendor.id, quantity: left, is_prebook, from_cart_page: true })
      : removeCartItem(api, variant_id));
  }
}

/**
 * The answer to a change of a line. In the background it is data. A plain form is led back to the page it names, or
 * to the cart where there is something to ask or to say; one that names no page gets the cart with the answer's
 * status.
 */
export function lineResponse(request: Request, form: FormData, answer: LineAnswer) {
  // A question is no failure: the browser would write one to its console for a status such as 409.
  if (isBackgroundRequest(request)) return data(answer);
  if (form.get('redirectTo') === null) return data(answer, { status: statusOf(answer) });
  const next = safeNextPath(form.get('redirectTo'));
  switch (answer.kind) {
    case 'changed':
      return redirect(next);
    case 'refused':
      return redirect(pathTo('cart', {}, { error: answer.code }));
    case 'vendor-changed':
      return redirect(questionPath('vendor', answer.offered, next));
    case 'order-type-changed':
      return redirect(questionPath(answer.to, answer.offered, next));
  }
}

function questionPath(ask: string, { variantId, vendorId, quantity, isPrebook }: OfferedLine, next: string): string {
  return pathTo(
    'cart',
    {},
    { ask, variant: variantId, vendor: vendorId, quantity, prebookItem: isPrebook ? 'yes' : null, next },
  );
}

function statusOf({ kind }: LineAnswer): number {
  if (kind === 'changed') return 200;
  return kind === 'refused' ? 400 : 409;
}

function refused(code: string): LineAnswer {
  return { kind: 'refused', code, details: {} };
}
