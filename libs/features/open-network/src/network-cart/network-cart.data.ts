import { redirect, type LoaderFunctionArgs, type RouterContextProvider, type useLoaderData } from 'react-router';
import { addresses, networkCart } from '@haat/api-client';
import type { Address } from '@haat/api-contract';
import type { NetworkCart, NetworkJourney } from '@haat/api-contract/open-network';
import { LONGEST_ID, MOST_PACKS, readWholeNumber } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  languageContext,
  placeContext,
  sessionContext,
  textContext,
  trackContext,
} from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { placeOfNetwork } from '../place-of-network.ts';
import { filledNetworkCart } from './network-cart.presenter.ts';

/** Steps at which the cart is on its way to become an order: that has a screen of its own. */
const ORDERING: readonly NetworkJourney['step'][] = ['sending-order', 'awaiting-payment', 'confirming'];

/** Goods of another shop that the cart could not take; put in once the farmer agrees to empty it. */
export interface OfferedPack {
  readonly variantId: string;
  readonly quantity: number;
  /** From where it was chosen; null where that was a list. */
  readonly productId: string | null;
}

/**
 * The open network's cart, where its asking for a price stands, and the farmer's addresses. What is being ordered
 * already is shown by the order's own screen.
 * @throws ApiError when the cart cannot be loaded
 */
export async function loadNetworkCart({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  context.get(trackContext)({ name: 'cart_open', properties: { marketplace: 'ondc' } });
  const isSignedIn = context.get(sessionContext).status === 'authenticated';
  const [cart, known] = await Promise.all([
    cartAtPlace(context),
    isSignedIn ? addresses(context.get(apiContext)).catch(() => null) : Promise.resolve<Address[]>([]),
  ]);
  const { journey } = cart;
  if (journey !== null && ORDERING.includes(journey.step)) throw redirect(pathTo('networkOrder', { id: journey.id }));
  return {
    title: t('network-cart:title'),
    isSignedIn,
    question: cart.seller === null ? null : readQuestion(url.searchParams),
    cart: filledNetworkCart({ t, language: context.get(languageContext), now: new Date() }, cart, known),
  };
}

/** What the screen is drawn from. */
export type NetworkCartData = ReturnType<typeof useLoaderData<typeof loadNetworkCart>>;

/** The cart, looked at for the chosen place. @throws ApiError */
export function cartAtPlace(context: Readonly<RouterContextProvider>): Promise<NetworkCart> {
  const place = context.get(placeContext);
  return networkCart(context.get(apiContext), place ? placeOfNetwork(place) : undefined);
}

/** The question whether the cart may be emptied, as it stands in the address; null when there is none. */
export function readQuestion(search: URLSearchParams): OfferedPack | null {
  if (search.get('ask') !== 'replace') return null;
  return readPack(search.get('variant'), search.get('quantity'), search.get('product'));
}

/** A pack as an address or a form names it; null for what is none. */
export function readPack(variant: unknown, packs: unknown, product: unknown): OfferedPack | null {
  const quantity = typeof packs === 'string' ? readWholeNumber(packs) : null;
  if (!isId(variant) || quantity === null || quantity < 1 || quantity > MOST_PACKS) return null;
  return { variantId: variant, quantity, productId: isId(product) ? product : null };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
}
