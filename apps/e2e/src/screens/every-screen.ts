import { GOODS, SHOPS } from '../market/goods.ts';

/** A screen of the product and what it takes to stand in front of it. */
export interface ScreenAddress {
  readonly path: string;
  readonly needsSession: boolean;
  /** It says that something is not there, with status 404. */
  readonly isGone?: boolean;
}

const open = (path: string): ScreenAddress => ({ path, needsSession: false });
const own = (path: string): ScreenAddress => ({ path, needsSession: true });
const gone = (path: string): ScreenAddress => ({ path, needsSession: false, isGone: true });

/** Every screen, at its fullest address. Those of one order and one address need an id: see `ownScreens`. */
export const SCREENS: readonly ScreenAddress[] = [
  open('/'),
  open('/?section=shop'),
  gone('/404'),
  gone('/app/404'),
  open('/location?q=Nashik'),
  open('/language'),
  open('/login'),
  open('/account'),
  open('/search'),
  open('/search?q=urea'),
  open('/products'),
  open('/products?search=urea&sort=price_low'),
  gone(`/products/no-such-id`),
  open(`/product/neem-coated-urea?v=${SHOPS.centre}&variant=${GOODS.urea.variantId}`),
  open('/productsV2?search=urea&sort=landed_low'),
  gone('/productsV2/no-such-id'),
  open(`/productV2/neem-coated-urea?variant=${GOODS.urea.variantId}`),
  open('/productsV2/brands'),
  open('/products/categories'),
  open('/products/brands'),
  open('/products/crops'),
  open('/categories'),
  open('/all-categories'),
  open('/brands'),
  open('/all-brands'),
  open('/dcs'),
  open('/nearby-dcs'),
  open('/cart'),
  own('/cart/kyc/id'),
  own('/addresses'),
  own('/address/new'),
  own('/orders'),
];

/** The screens of one address and one order. */
export function ownScreens({ addressId, orderId }: { addressId: string; orderId: string }): ScreenAddress[] {
  const order = `/order/${orderId}`;
  return [own(`/address/${addressId}/edit`), own(order), own(`${order}?ask=cancel`), own(`${order}/report`), own(`${order}/pay`)];
}
