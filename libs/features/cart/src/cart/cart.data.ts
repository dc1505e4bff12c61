import type { RouterContextProvider } from 'react-router';
import { addresses, changeCart, checkout, userDetails, type ApiClient } from '@haat/api-client';
import type { Address, Checkout } from '@haat/api-contract';
import { readWholeNumber } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, placeContext, sessionContext, shellOffer, textContext } from '@haat/app-context';
import { isQuantity } from '@haat/cart-core';
import { formatMoney } from '@haat/format';
import { safeNextPath } from '@haat/routing';
import type { CartQuestion } from './cart-screen.ts';
import { filledCart, goodsTotal, parkedCartView } from './cart.presenter.ts';

/**
 * The cart as its screen shows it. A signed-in farmer's cart takes their default address until they choose another, so
 * that its bill is whole.
 * @throws ApiError when the cart cannot be loaded
 */
export async function loadCart(context: Readonly<RouterContextProvider>) {
  const api = context.get(apiContext);
  const t = context.get(textContext);
  const now = new Date();
  const isSignedIn = context.get(sessionContext).status === 'authenticated';
  const [found, known, user] = await Promise.all([
    checkout(api),
    isSignedIn ? addresses(api).catch(() => null) : Promise.resolve<Address[]>([]),
    isSignedIn ? userDetails(api).catch(() => null) : Promise.resolve(null),
  ]);
  const view = await withAddress(api, found, known);
  return {
    isSignedIn,
    cart: filledCart(t, view, {
      now,
      language: context.get(languageContext),
      hasPlace: context.get(placeContext) !== null,
      addresses: known,
      farmer: { name: user?.full_name ?? '', phoneNumber: user?.phone_number ?? '' },
      paymentOptions: shellOffer(context).paymentOptions,
    }),
    goodsTotal: formatMoney(goodsTotal(view)),
    parked: parkedCartView(t, view, now),
  };
}

/** Sending the same choice twice changes nothing, so it may be made while reading. */
async function withAddress(api: ApiClient, view: Checkout, known: readonly Address[] | null): Promise<Checkout> {
  const first = known?.[0];
  const isChosen = known?.some(({ id }) => id === view.address_id) ?? true;
  if (view.delivery_type !== 'home_delivery' || view.lines.length === 0 || isChosen || !first) return view;
  return changeCart(api, { address_id: first.id })
    .then(() => checkout(api))
    .catch(() => view);
}

/** The question in a cart's address, put there for a screen without JavaScript; null when there is none. */
export function readQuestion(search: URLSearchParams): CartQuestion | null {
  const reason = search.get('ask');
  const variantId = search.get('variant') ?? '';
  const vendorId = search.get('vendor') ?? '';
  const quantity = readWholeNumber(search.get('quantity')) ?? NaN;
  if (
    (reason !== 'vendor' && reason !== 'prebook' && reason !== 'normal') ||
    variantId === '' ||
    vendorId === '' ||
    !isQuantity(quantity)
  )
    return null;
  return {
    reason,
    variantId,
    vendorId,
    quantity,
    isPrebook: search.get('prebookItem') === 'yes',
    redirectTo: safeNextPath(search.get('next')),
  };
}
