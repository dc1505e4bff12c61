import { data, redirect, type RouterContextProvider } from 'react-router';
import {
  askNetworkQuote,
  isApiError,
  placeNetworkOrder,
  removeNetworkCartItem,
  setNetworkCartItem,
} from '@haat/api-client';
import { NETWORK_PAYMENT_KINDS } from '@haat/api-contract/vocabulary';
import { apiContext, formText, placeContext, trackContext, type ActionFailure } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { placeOfNetwork } from '../place-of-network.ts';
import { cartAtPlace, readPack, type OfferedPack } from './network-cart.data.ts';

type Context = Readonly<RouterContextProvider>;

/** What a press on the network's cart was for, where it was refused. */
export type RefusedAct = 'change' | 'ask' | 'order';

/** Why nothing was done; the screen stays. */
export type NetworkCartAnswer =
  | (ActionFailure & { readonly of: RefusedAct })
  /** It is unknown whether the order arrived; sending it again cannot double it. */
  | { readonly unknown: true };

/** Presses that need no session, and those that do. */
const CHANGES = ['add', 'replace', 'set', 'remove', 'fix'] as const;
const REQUESTS = ['ask', 'askLess', 'order'] as const;
/** A press that changes what is in the cart. */
export type CartChange = (typeof CHANGES)[number];
/** A press that asks the shop for something: who is signed in may. */
export type ShopRequest = (typeof REQUESTS)[number];

/** Whether an intent changes what is in the cart. */
export function isCartChange(intent: unknown): intent is CartChange {
  return CHANGES.some((known) => known === intent);
}

/** Whether an intent asks the shop for something. */
export function isShopRequest(intent: unknown): intent is ShopRequest {
  return REQUESTS.some((known) => known === intent);
}

/**
 * Changes what is in the cart by a form's `variantId` and `quantity`. Goods of another shop are asked about first, at
 * the cart's address. See docs/domain/open-network.md#cart-of-the-network.
 * @throws ApiError only for a session that has ended
 */
export async function changeNetworkCart(context: Context, intent: CartChange, form: FormData) {
  const pack = readPack(form.get('variantId'), form.get('quantity') ?? '1', form.get('productId'));
  if (intent !== 'fix' && pack === null) return refusal('change', 'request_error.invalid', 400);
  try {
    if (intent === 'fix') await fixCart(context);
    else if (pack !== null) {
      await changeLine(context, intent, pack);
      trackLine(context, intent, pack);
    }
    return redirect(pathTo('networkCart'));
  } catch (error) {
    if (isApiError(error) && error.code === 'cart_error.vendor_changed' && pack !== null)
      return redirect(questionAddress(pack));
    return refused('change', error);
  }
}

/**
 * Asks the shop what the cart costs at the form's `addressId`, or for as much as it has, or orders at the price of
 * `journeyId` that was shown, `agreedTotal`.
 * @throws ApiError only for a session that has ended
 */
export async function requestFromShop(context: Context, intent: ShopRequest, form: FormData) {
  if (intent === 'order') return placeOrder(context, form);
  const addressId = formText(form, 'addressId');
  if (addressId === '') return refusal('ask', 'address_error.not_found', 400);
  try {
    if (intent === 'askLess') await takeWhatThereIs(context);
    await askNetworkQuote(context.get(apiContext), addressId);
    return redirect(pathTo('networkCart'));
  } catch (error) {
    return refused('ask', error);
  }
}

async function placeOrder(context: Context, form: FormData) {
  const kind = NETWORK_PAYMENT_KINDS.find((known) => known === form.get('payment'));
  const agreedTotal = Number(formText(form, 'agreedTotal') || NaN);
  const journeyId = formText(form, 'journeyId');
  if (kind === undefined || journeyId === '' || !Number.isFinite(agreedTotal))
    return refusal('order', 'request_error.invalid', 400);
  try {
    const { id } = await placeNetworkOrder(context.get(apiContext), {
      journey_id: journeyId,
      agreed_total: agreedTotal,
      payment_kind: kind,
    });
    context.get(trackContext)({
      name: 'order_placed',
      properties: { marketplace: 'ondc', payment: kind, rupees: Math.round(agreedTotal) },
    });
    return redirect(pathTo('networkOrder', { id }));
  } catch (error) {
    if (isApiError(error) && error.kind !== 'refused' && error.kind !== 'unauthorised')
      return data<NetworkCartAnswer>({ unknown: true }, { status: error.httpStatus });
    return refused('order', error);
  }
}

function trackLine(context: Context, intent: Exclude<CartChange, 'fix'>, { quantity: packs }: OfferedPack): void {
  const marketplace = 'ondc';
  context.get(trackContext)(
    intent === 'remove'
      ? { name: 'cart_remove', properties: { marketplace } }
      : { name: 'cart_add', properties: { marketplace, packs } },
  );
}

async function changeLine(
  context: Context,
  intent: Exclude<CartChange, 'fix'>,
  { variantId, quantity }: OfferedPack,
): Promise<void> {
  const api = context.get(apiContext);
  if (intent === 'remove') {
    await removeNetworkCartItem(api, variantId);
    return;
  }
  const isAdded = intent === 'add';
  const packs = isAdded ? quantity + (await packsInCart(context, variantId)) : quantity;
  await setNetworkCartItem(
    api,
    variantId,
    { quantity: packs, replaces_cart: intent === 'replace' },
    placeAsked(context),
  );
}

async function packsInCart(context: Context, variantId: string): Promise<number> {
  const { lines } = await cartAtPlace(context);
  return lines.find(({ variant }) => variant.id === variantId)?.quantity ?? 0;
}

/** Takes out what cannot be had, and leaves of the rest as many packs as the shop gives. */
async function fixCart(context: Context): Promise<void> {
  const { lines } = await cartAtPlace(context);
  for (const { variant, problem } of lines) {
    if (problem === null) continue;
    // One after the other: each changes the same cart.
    await setOrRemove(context, variant.id, problem === 'too-many' ? (variant.max_packs ?? 0) : 0);
  }
}

/** Makes the cart what the shop's last price is for. */
async function takeWhatThereIs(context: Context): Promise<void> {
  const { lines, journey } = await cartAtPlace(context);
  for (const { variant_id: variantId, quantity } of journey?.quote?.lines ?? []) {
    const inCart = lines.find(({ variant }) => variant.id === variantId);
    if (inCart && quantity < inCart.quantity) await setOrRemove(context, variantId, quantity);
  }
}

async function setOrRemove(context: Context, variantId: string, quantity: number): Promise<void> {
  const api = context.get(apiContext);
  if (quantity > 0) await setNetworkCartItem(api, variantId, { quantity }, placeAsked(context));
  else await removeNetworkCartItem(api, variantId);
}

function placeAsked(context: Context) {
  const place = context.get(placeContext);
  return place ? placeOfNetwork(place) : undefined;
}

function questionAddress({ variantId, quantity, productId }: OfferedPack): string {
  return pathTo('networkCart', {}, { ask: 'replace', variant: variantId, quantity, product: productId });
}

function refused(of: RefusedAct, error: unknown) {
  if (!isApiError(error) || error.kind === 'unauthorised') throw error;
  return refusal(of, error.code, error.httpStatus, error.details);
}

function refusal(of: RefusedAct, code: string, status: number, details: Readonly<Record<string, unknown>> = {}) {
  return data<NetworkCartAnswer>({ of, error: { code, details } }, { status });
}
