import type { Operation, Schema } from '../requests/read-operations.ts';
import type { Place } from '../requests/places.ts';

/** Names under which something or somebody is named. */
const NAMES_SOMETHING = /(^|_)id$|Id$|^id$|^slug$|^vendor$|^address$|^product_variant$|_for$|-cart$|_token$/;
/** No id, though it is named like one. */
const NO_ID = new Set(['query.data_for']);

/**
 * Whose an id is. `address`, `order`, `cart`, `photo`, `issue` and `farmer` belong to somebody; what is `staff` only a shop's people or
 * support may name: a farmer is refused whatever it is; what is `open` is for everybody to see; a `secret` is held by
 * whoever it was given to, so that there is no other farmer's to try: a guest's cart, a one-time password's request, a refresh token.
 */
export type IdKind = 'address' | 'order' | 'cart' | 'photo' | 'issue' | 'farmer' | 'staff' | 'open' | 'secret';

/** What every id of the API names: by route and place, else by place alone. One that is missing here fails the run. */
const KINDS: Readonly<Record<string, IdKind>> = {
  'GET /user/v1/addresses/{id} path.id': 'address', 'PATCH /user/v1/addresses/{id} path.id': 'address', 'DELETE /user/v1/addresses/{id} path.id': 'address',
  'GET /order/v1/orders/{id} path.id': 'order', 'POST /order/v1/orders/{id}/cancel path.id': 'order',
  'POST /order/v1/orders/{id}/reorder path.id': 'order', 'POST /order/v1/orders/{id}/returns path.id': 'order', 'POST /order/v1/orders/{id}/issues path.id': 'order', 'GET /order/v1/orders/{id}/invoice path.id': 'order',
  'POST /order/v1/orders/{id}/issues/{issueId}/close path.id': 'order', 'POST /order/v1/orders/{id}/issues/{issueId}/escalate path.id': 'order',
  'POST /order/v1/orders/{id}/issues/{issueId}/close path.issueId': 'issue', 'POST /order/v1/orders/{id}/issues/{issueId}/escalate path.issueId': 'issue',
  'GET /upload/v1/photos/{id} path.id': 'photo', 'body.photo_id': 'photo',
  'GET /vendor/v1/orders/{id} path.id': 'staff', 'POST /vendor/v1/orders/{id}/move path.id': 'staff', 'POST /vendor/v1/orders/{id}/returns/{returnId} path.id': 'staff',
  'POST /vendor/v1/orders/{id}/issues/{issueId}/answer path.id': 'staff', 'POST /vendor/v1/orders/{id}/issues/{issueId}/answer path.issueId': 'staff', 'GET /vendor/v1/orders/{id}/photos/{photoId} path.id': 'staff',
  'POST /support/v1/issues/{id}/close path.id': 'staff', 'POST /support/v1/orders/{id}/cancel path.id': 'staff', 'path.returnId': 'staff', 'path.photoId': 'staff',
  'POST /payment/v1/orders/{id}/attempts path.id': 'order', 'GET /payment/v1/orders/{id} path.id': 'order', 'POST /csc/encrypt body.order_id': 'order',
  'POST /support/v1/refunds/{id}/paid path.id': 'staff', 'POST /payment/v1/refunds/{id}/destination path.id': 'secret',
  // Signed by the gateway, or in the books of the sandboxes that stand in for it.
  'body.razorpay_payment_id': 'secret', 'body.razorpay_order_id': 'secret', 'body.key_id': 'secret', 'body.merchant_id': 'secret', 'body.order_id': 'secret',
  'GET /sandbox/razorpay/v1/orders/{id}/payments path.id': 'secret', 'GET /sandbox/razorpay/v1/payments/{id} path.id': 'secret',
  'POST /sandbox/razorpay/v1/payments/{id}/refund path.id': 'secret', 'GET /sandbox/razorpay/v1/payments/{id}/refunds/{refund} path.id': 'secret',
  'GET /catalogue/v2/products/{id} path.id': 'open',
  'body.lines.0.variant_id': 'open', 'body.variant_id': 'open',
  'GET /hyperlocal/v1/vendors/{id} path.id': 'open', 'GET /catalogue/v1/products/{id} path.id': 'open',
  'POST /order/v1/orders body.cart_id': 'cart', 'POST /order/v1/orders body.order_created_for': 'farmer',
  'POST /order/v1/orders body.address.id': 'address', 'PATCH /cart/v1/carts/{marketplace} body.address_id': 'address',
  'query.farmer_id': 'farmer', 'query.service_id': 'open',
  'path.slug': 'open', 'path.variantId': 'open', 'query.vendor_id': 'open', 'body.vendor_id': 'open', 'body.vendor': 'open', 'body.offered.variant_id': 'open', 'body.offered.vendor_id': 'open',
  'body.order_details.0.product_variant': 'open', 'body.order_details.0.c_id': 'open', 'body.client_id': 'open',
  'body.insurance.0.variant_id': 'open', 'body.insurance.0.group_insurance_product_id': 'open',
  'body.insurance.policy_order_details.0.group_insurance_product_id': 'open', 'body.insurance.policy_order_details.0.product_variant': 'open',
  'header.x-guest-cart': 'secret', 'body.request_id': 'secret', 'body.refresh_token': 'secret',
};

/** A place of an operation that names something. */
export interface IdPlace {
  readonly operation: Operation;
  readonly place: Place;
  /** 'GET /order/v1/orders/{id} path.id' */
  readonly name: string;
  /** Null when nobody has said what it names. */
  readonly kind: IdKind | null;
}

/** Every id that the document's operations take. */
export function idPlaces(operations: readonly Operation[]): IdPlace[] {
  return operations.flatMap((operation) => {
    const parameters = operation.parameters.map((parameter): Place => ({ in: parameter.in, keys: [parameter.name], type: parameter.schema.type }));
    const places = [...parameters, ...(operation.body === null ? [] : namesIn(operation.body.schema, []))];
    return places.filter((place) => NAMES_SOMETHING.test(place.keys.at(-1) ?? '') && !NO_ID.has(at(place))).map((place) => {
      const name = `${operation.route} ${at(place)}`;
      return { operation, place, name, kind: KINDS[name] ?? KINDS[at(place)] ?? null };
    });
  });
}

function at({ in: part, keys }: Place): string {
  return [part, ...keys].join('.');
}

/** The texts of a body, with the way to each. */
function namesIn(schema: Schema, keys: readonly string[]): Place[] {
  const inside = schema.anyOf?.find(({ properties }) => properties !== undefined) ?? schema;
  if (inside.items !== undefined) return namesIn(inside.items, [...keys, '0']);
  if (inside.properties === undefined) return keys.length === 0 ? [] : [{ in: 'body', keys, type: inside.type }];
  return Object.entries(inside.properties).flatMap(([name, child]) => namesIn(child, [...keys, name]));
}
