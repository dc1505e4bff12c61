import { SAMPLE } from '../requests/good-values.ts';
import type { OwnedKind } from './owned-resources.ts';

/**
 * What a shell is asked for with ids in it: `{id}` is the one that is tried, `{address}` and other kinds are what the
 * asker has.
 */
export interface IdRequest {
  readonly path: string;
  /** What the tried id names. */
  readonly kind: OwnedKind;
  /** Fields of a form; opened when there are none. */
  readonly fields?: string;
  /** No session is needed. */
  readonly isForGuests?: boolean;
  /** What does not even look like an id is told apart by its form, before anything is looked for. */
  readonly isFormTold?: boolean;
}

/**
 * Whose the parameters of an address are; a screen with a parameter that is missing here fails the run. What is
 * `open` is public.
 */
export const SCREENS: Readonly<Record<string, Readonly<Record<string, OwnedKind>> | 'open'>> = {
  '/order/:orderId': { orderId: 'order' },
  '/order/:orderId/receipt': { orderId: 'order' },
  '/order/:orderId/return': { orderId: 'handed-over order' },
  '/order/:orderId/report': { orderId: 'handed-over order' },
  '/order/:orderId/pay': { orderId: 'unpaid order' },
  '/order/:orderId/bill.pdf': { orderId: 'handed-over order' },
  '/order/:orderId/refund/:refundId': { orderId: 'refund’s order', refundId: 'refund' },
  '/address/:id/edit': { id: 'address' },
  '/prescription/:id': { id: 'prescription' },
  '/ask-agri-question/photo/:id': { id: 'photo' },
  '/ask-agri-question/voice/:id': { id: 'voice note' },
  '/soil-test-report/:id': { id: 'soil report' },
  '/soil-test-report/:id/report.pdf': { id: 'soil report' },
  '/farm/:id': { id: 'field' },
  '/farm/:id/edit': { id: 'field' },
  '/farmer-services/booking-details/:bookingId': { bookingId: 'booking' },
  '/insurance/policies/:id': { id: 'policy' },
  '/insurance/policies/:id/certificate.pdf': { id: 'policy' },
  '/insurance/kyc/banks/:id': { id: 'bank account' },
  '/shop/order/:orderId': { orderId: 'order' },
  '/shop/order/:orderId/slip': { orderId: 'order' },
  '/shop/order/:orderId/bill.pdf': { orderId: 'handed-over order' },
  '/shop/order/:orderId/photo/:photoId': { orderId: 'photo’s order', photoId: 'photo' },
  '/shop/goods/pack/:packId': { packId: 'pack of the shop' },
  '/shop/goods/file/:importId': { importId: 'file of goods' },
  // A month names nothing.
  '/shop/ledger/:month/file': 'open',
  '/insurance/perils/:id': 'open',
  // Claims have owners; none can be granted here, where cover begins tomorrow: the backend's tests try other owners.
  '/insurance/claims/:id': 'open',
  '/insurance/claims/:id/photos/:photo': 'open',
  // Goods, crops and their problems, what is there to read, and the files of texts in a language.
  '/productsV2/:id': 'open',
  '/productV2/:slug': 'open',
  '/products/:id': 'open',
  '/product/:slug': 'open',
  '/ondc/products/:id': 'open',
  '/crop/:id/problems': 'open',
  '/crop/:id/problem/:problemId': 'open',
  '/blogs/channel/:slug': 'open',
  '/blogs/tag/:slug': 'open',
  '/blog/:slug': 'open',
  '/dehaat/post/:slug': 'open',
  '/community/post/:slug': 'open',
  '/ondc/order/:id': { id: 'network order' },
  '/texts/:version/:language/:file': 'open',
  // Takes parts alone and opens for nobody: the backend's tests try other owners.
  '/api/uploads/:id?': 'open',
};

const ADDRESS = 'name=Ram&phone_number=9876543210&house=1&village=V&district=Nashik&state=Maharashtra&pincode=422001';
/** The cart that was seen when 'place order' was pressed: one pack, to be collected. */
const SEEN_CART = encodeURIComponent(
  JSON.stringify({
    cartId: 'TRIED',
    vendorId: SAMPLE.vendorId,
    isPrebook: false,
    deliveryType: 'pickup_from_store',
    deliveryFee: 0,
    total: SAMPLE.price,
    lines: [
      {
        variantId: SAMPLE.variantId,
        catalogueId: `${SAMPLE.vendorId}--${SAMPLE.variantId}`,
        quantity: 1,
        price: SAMPLE.price,
        discount: 0,
      },
    ],
    payment: 'cash',
    coupon: null,
    insurance: null,
  }),
).replace('TRIED', '{id}');
const CORNERS = encodeURIComponent('19.7, 75.2\n19.7, 75.201\n19.701, 75.201');
const DESTINATION = 'kind=upi&vpa=sunita@okbank';

/**
 * What can be sent with an id in it, in the path, in the query or in a field. What is done last takes away what was
 * asked for before.
 */
export const ID_REQUESTS: readonly IdRequest[] = [
  { path: '/addresses?remove={id}', kind: 'address' },
  { path: '/ask-agri-question', kind: 'question', fields: 'intent=withdraw&id={id}' },
  { path: '/soil-test-report', kind: 'soil sample', fields: 'intent=withdraw&id={id}' },
  { path: '/payment/return?order={id}', kind: 'order', isForGuests: true, isFormTold: true },
  {
    path: '/cart',
    kind: 'cart',
    fields: `intent=place&deliveryType=pickup_from_store&pickupName=Ram&pickupPhone=9876500000&seen=${SEEN_CART}`,
  },
  { path: '/order/{id}', kind: 'order', fields: 'intent=reorder' },
  { path: '/order/{id}/report', kind: 'order', fields: 'reason=ORD03&note=late' },
  { path: '/order/{issue’s order}', kind: 'issue', fields: 'intent=settle&act=escalate&issueId={id}' },
  { path: '/order/{id}', kind: 'issue’s order', fields: 'intent=settle&act=close&issueId={issue}' },
  { path: '/order/{id}/return', kind: 'handed-over order', fields: 'reason=001&quantity-p-boron-250g=1' },
  { path: '/ondc/cart', kind: 'address', fields: 'intent=ask&addressId={id}' },
  // The order in this address is only where it leads back to: whose money it is, the refund alone says.
  { path: '/order/{refund’s order}/refund/{id}', kind: 'refund', fields: DESTINATION },
  { path: '/order/{id}/pay', kind: 'unpaid order', fields: 'press=again' },
  { path: '/order/{id}', kind: 'order', fields: 'reason=010' },
  { path: '/address/{id}/edit', kind: 'address', fields: `intent=save&${ADDRESS}` },
  {
    path: '/cart',
    kind: 'address',
    fields: 'intent=choices&deliveryType=home_delivery&addressId={id}',
    isForGuests: true,
  },
  ...['choose', 'default', 'remove'].map((intent): IdRequest => ({
    path: '/addresses',
    kind: 'address',
    fields: `intent=${intent}&id={id}`,
  })),
  { path: '/farm/{id}/edit', kind: 'field', fields: `name=Mine&corners=${CORNERS}` },
  { path: '/farm/{id}', kind: 'field', fields: 'intent=write&kind=seed&amount=10&day=2026-06-20' },
  { path: '/farm/{id}', kind: 'field', fields: 'intent=remove' },
  { path: '/farmer-services/booking-details/{id}', kind: 'booking', fields: 'intent=cancel' },
  // It fills the cart.
  { path: '/soil-test-report/{id}', kind: 'soil report', fields: 'fertiliser=urea&crop=cotton&acres=1' },
];
