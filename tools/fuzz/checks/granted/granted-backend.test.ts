import { describe, expect, it } from 'vitest';
import { LEFT_OUT } from '../../requests/places.ts';
import { BACKEND_RULES } from './backend-rules.ts';
import { around, judged, type Case } from './judged-case.ts';

const ADDRESS = 'POST /user/v1/addresses';
const TOKEN = 'POST /realms/krishi-haat/protocol/openid-connect/token';
const LOGOUT = 'POST /realms/krishi-haat/protocol/openid-connect/logout';
const MOVE = 'POST /vendor/v1/orders/{id}/move';
const PRODUCTS = 'GET /catalogue/v1/products';
const DESTINATION = 'POST /payment/v1/refunds/{id}/destination';
const PHOTOS = 'POST /upload/v1/photos';
const PART = 'PATCH /upload/v1/parts/{id}';
const EVENTS = 'POST /measurement/v1/events';
const PROBLEMS = 'GET /advice/v1/crops/{id}/problems';
const CENTRE = 'PUT /support/v1/mandi/centres/{id}';
const PAID = 'POST /support/v1/refunds/{id}/paid';

const GRANTED: Readonly<Record<string, readonly Case[]>> = {
  'a header that is not read': [around('override', 'GET /user/v1/details')],
  'a request id of one’s own': [around('request id', 'GET /user/v1/details')],
  'cookies at the backend': [around('broken cookies', 'GET /user/v1/details')],
  'a host that is not ours': [around('foreign host', 'GET /user/v1/details')],
  'a parameter that the route does not have': [
    around('address parameters as lists', 'GET /user/v1/details'),
    around('address parameters twice', 'GET /credit/v1/dues'),
    around('address prototype as parameter', 'GET /mandi/v1/demands', { queryNames: ['commodity', 'lat_lng', 'page'] }),
    around('address 9 KB', PRODUCTS, { queryNames: ['page', 'lang'] }),
  ],
  'a search for what cannot be decoded': [
    around('address no decoding', 'GET /location/v1/places', { queryNames: ['q', 'lang'] }),
  ],
  'a token where none is asked': [
    around('altered token', PRODUCTS),
    around('authorization 3', 'GET /health/live'),
    around('authorization 5', 'GET /ondc-site-verification.html'),
    around('altered token', 'POST /ondc/on_subscribe'),
    around('authorization 4', 'GET /mandi/v1/history'),
    around('altered token', 'GET /ondc/v1/offers'),
    around('authorization 4', 'GET /advice/v1/search'),
    around('altered token', PROBLEMS),
    around('altered token', EVENTS),
    around('authorization 9', 'POST /graphql'),
  ],
  'a guest’s id where there is no cart': [around('guest', 'GET /user/v1/details')],
  'a guest’s id of zeros': [around('guest NIL', 'GET /cart/v1/carts/{marketplace}')],
  'an assumed user where no user is signed in': [around('assumed user', 'GET /sandbox/razorpay/v1/payments/{id}')],
  HEAD: [around('method HEAD', 'GET /user/v1/details', { answer: '' })],
  'the method that the route has': [around('method PATCH', 'PATCH /user/v1/profile-update')],
  'another route of the same address': [around('method DELETE', 'PATCH /user/v1/addresses/{id}')],
  'the type that the body has': [
    { place: 'body', name: 'as JSON', route: ADDRESS },
    { place: 'body', name: 'as form', route: LOGOUT, type: 'application/x-www-form-urlencoded' },
  ],
  'each key twice, with the same value': [{ place: 'body', name: 'keys twice', route: ADDRESS }],
  'an encoding that the body does not have': [{ place: 'body', name: 'unknown encoding', route: ADDRESS }],
  'a body of nothing that the route knows': [
    { place: 'body', name: 'deep objects', route: 'PATCH /user/v1/addresses/{id}' },
  ],
  'a file that is said to be octets': [
    { place: 'picture', name: 'said to be octets', route: 'POST /operator/v1/import-kinds/{kind}/files' },
    { place: 'picture', name: 'said to be octets', route: 'POST /upload/v1/sounds' },
  ],
  'a table that is cut off': [
    { place: 'body', name: 'cut off', route: 'POST /vendor/v1/goods-imports', answer: '{"state":"CHECKED"}' },
  ],
  'signed bytes or a picture under another type': [
    { place: 'body', name: 'as text', route: 'POST /payment/v1/webhook/update-payment' },
    { place: 'body', name: 'as octets', route: PHOTOS },
    { place: 'body', name: 'as multipart without boundary', route: 'POST /ondc/{action}' },
  ],
  'any bytes as a part': [
    { place: 'picture', name: 'markup', route: PART, type: 'application/offset+octet-stream' },
    { place: 'body', name: 'NUL', route: PART, type: 'application/offset+octet-stream' },
  ],
  'a picture that can be decoded': [{ place: 'picture', name: 'a broken sum', route: PHOTOS, answer: '{"id":"p-1"}' }],
  'a text within its length': [
    { place: 'body.name', name: 'SQL', value: "'; DROP TABLE orders; --", route: ADDRESS },
    { place: 'body.tehsil', name: 'nothing', value: '', route: ADDRESS },
    { place: 'query.q', name: 'prototype', value: 'toString', route: 'GET /advice/v1/search' },
    { place: 'query.search', name: 'markup', value: '<b>boron</b>', route: PRODUCTS },
    { place: 'body.reason', name: 'Odia', value: 'ସାର ଓ ବିହନ', route: 'POST /support/v1/ledger/shops/{id}/payouts' },
  ],
  'a value within its limits': [
    { place: 'query.page', name: '1', value: '1', route: PRODUCTS },
    { place: 'query.lat_lng', name: 'point', value: '1,1', route: 'GET /catalogue/v2/products' },
    { place: 'body.source.0', name: 'null', value: 'null', route: 'PATCH /user/v1/profile-update' },
    { place: 'query.stage', name: '1', value: '1', route: PROBLEMS },
    { place: 'body.acres', name: '0.5', value: 0.5, route: 'POST /advice/v1/my-crops' },
    { place: 'path.id', name: 'null', value: 'null', route: CENTRE },
    { place: 'body.is_on', name: 'true', value: true, route: 'PUT /user/v1/notices/switches' },
    { place: 'query.day', name: 'a day', value: '2024-02-29', route: 'GET /mandi/v1/prices' },
    { place: 'body.phone_number', name: 'int4', value: '2147483648', route: 'POST /realms/krishi-haat/otp' },
    { place: 'body.quantity', name: '999', value: 999, route: 'PUT /cart/v1/carts/{marketplace}/items/{variantId}' },
  ],
  'an optional part that is left out': [
    { place: 'query.page', name: 'left out', value: LEFT_OUT, route: PRODUCTS },
    { place: 'query.lat_lng', name: 'left out', value: LEFT_OUT, route: 'GET /mandi/v1/demands' },
    { place: 'query.signs', name: 'left out', value: LEFT_OUT, route: PROBLEMS },
    { place: 'query.market', name: 'left out', value: LEFT_OUT, route: 'GET /mandi/v1/prices' },
    { place: 'body.full_name', name: 'left out', value: LEFT_OUT, route: 'PATCH /user/v1/profile-update' },
    { place: 'body.pincode', name: 'null', value: null, route: 'PUT /support/v1/campaigns/{name}' },
    {
      place: 'body.insurance.0',
      name: 'left out',
      value: LEFT_OUT,
      route: 'PATCH /cart/v1/carts/{marketplace}/checkout',
    },
    { place: 'body.photos.0', name: 'left out', value: LEFT_OUT, route: 'POST /order/v1/orders/{id}/returns' },
    { place: 'body.reason', name: 'left out', value: LEFT_OUT, route: MOVE, way: 'refused' },
  ],
  'a filter that is blank': [{ place: 'query.crop', name: 'nothing', value: '', route: PRODUCTS }],
  'a filter that fits nothing': [
    { place: 'query.brand', name: 'point', value: '1,1', route: PRODUCTS, answer: '{"results":[]}' },
    { place: 'query.state', name: 'x', value: 'x', route: 'GET /mandi/v1/regions', answer: '{"districts":[]}' },
    { place: 'query.district', name: 'x', value: 'x', route: 'GET /mandi/v1/regions', answer: '{"markets":[]}' },
  ],
  'a field of another grant': [
    { place: 'body.otp', name: 'NUL', value: '\0', route: TOKEN, way: 'a refresh token' },
    { place: 'body.device_kind', name: 'x', value: 'x'.repeat(20), route: TOKEN, way: 'a refresh token' },
    { place: 'body.refresh_token', name: 'true', value: 'true', route: TOKEN, way: 'a one-time password' },
    { place: 'body.lock', name: 'x', value: 'x', route: TOKEN, way: 'a one-time password' },
    { place: 'body.otp', name: 'x', value: 'x', route: TOKEN, way: 'a lock' },
  ],
  'a second factor that is not asked': [
    { place: 'body.passkey', name: 'white space', value: ' ', route: TOKEN, way: 'a one-time password' },
    { place: 'body.factor_code', name: '1000', value: '1000', route: TOKEN, way: 'a passkey of staff' },
  ],
  'a browser that is not known': [
    { place: 'body.device_id', name: 'x', value: 'x', route: TOKEN, way: 'a one-time password' },
  ],
  'a kind of device that is not known': [
    { place: 'body.device_kind', name: 'x', value: 'x', route: TOKEN, way: 'a one-time password' },
    { place: 'body.device_kind', name: 'nothing', value: '', route: TOKEN, way: 'a passkey of staff' },
  ],
  'an event that is not of the catalogue': [
    { place: 'body.events.0.name', name: 'x', value: 'x', route: EVENTS, status: 202, answer: '{"taken":0}' },
    { place: 'body.events.0.at', name: 'x', value: 'x', route: EVENTS, status: 202, answer: '{"taken":0}' },
  ],
  'a human check that is not asked': [
    { place: 'body.human_check', name: 'x', value: 'x', route: 'POST /realms/krishi-haat/otp' },
  ],
  'a field of OpenID that has no effect here': [{ place: 'body.client_secret', name: 'x', value: 'x', route: LOGOUT }],
  'signing out of nothing': [{ place: 'body.refresh_token', name: 'x', value: 'x', route: LOGOUT, status: 204 }],
  'an order of the network that is on its way already': [
    {
      place: 'body.agreed_total',
      name: '1e9',
      value: 1e9,
      route: 'POST /ondc/v1/orders',
      answer: '{"step":"sending-order"}',
    },
  ],
  'taking out what is not in the cart': [
    { place: 'path.variantId', name: 'x', value: 'x', route: 'DELETE /cart/v1/carts/{marketplace}/items/{variantId}' },
    { place: 'path.variantId', name: 'x', value: 'x', route: 'DELETE /ondc/v1/cart/items/{variantId}' },
  ],
  'an address without its last part': [
    {
      ...{ place: 'query.page', name: 'proto', value: '__proto__', route: 'GET /operator/v1/work-lists/{kind}' },
      answer: '{"results":[]}',
    },
    { place: 'path.id', name: 'nothing', value: '', route: 'GET /user/v1/addresses/{id}', answer: '{"results":[{}]}' },
  ],
  'a language of place names that is not known': [
    { place: 'query.lang', name: 'path', value: '..', route: 'GET /location/v1/places' },
  ],
  'a language that a payment page does not have': [
    {
      place: 'body.language',
      name: '1000',
      value: 1000,
      route: 'POST /sandbox/razorpay/v1/checkout/choice',
      answer: '<html lang="en">',
    },
  ],
  'a destination’s field of the other kind': [
    { place: 'body.ifsc', name: '1', value: 1, route: DESTINATION, way: 'UPI' },
    { place: 'body.vpa', name: '1', value: 1, route: DESTINATION, way: 'a bank account' },
  ],
  'an answer while nothing is asked': [
    { place: 'body.shop_id', name: '..', value: '..', route: 'POST /user/v1/step-up', answer: '{"status":"none"}' },
  ],
  'a total while the total has not changed': [
    { place: 'body.agreed_total', name: '1e-7', value: 1e-7, route: 'POST /payment/v1/orders/{id}/attempts' },
  ],
  'a signed report that we cannot use': [
    { place: 'body.event', name: ' ', value: ' ', route: 'POST /payment/v1/webhook/update-payment' },
  ],
  'a pack in a complaint about the whole order': [
    {
      place: 'body.variant_id',
      name: 'x',
      value: 'x',
      route: 'POST /order/v1/orders/{id}/issues',
      way: 'goods that are late',
    },
  ],
  'a part that an order of this kind does without': [
    { place: 'body.address.id', name: 'true', value: 'true', route: 'POST /order/v1/orders', way: 'collected' },
    { place: 'body.is_credit_order', name: 'false', value: false, route: 'POST /order/v1/orders', way: 'collected' },
    { place: 'body.key_facts_version', name: 'x', value: 'x', route: 'POST /order/v1/orders', way: 'collected' },
  ],
  'choices for a cart that is not open': [
    {
      place: 'body.cart_id',
      name: 'x',
      value: 'x',
      route: 'PATCH /cart/v1/carts/{marketplace}/checkout',
      answer: '{"cart_id":"another"}',
    },
  ],
  'a refund that is paid already': [
    { place: 'body.destination_version', name: '0', value: 0, route: PAID, answer: '{"status":"REFUND_COMPLETED"}' },
  ],
  'a field of another step': [
    { place: 'body.code', name: '４', value: '４', route: MOVE, way: 'packed' },
    {
      place: 'body.refusal',
      name: ' ',
      value: ' ',
      route: 'POST /vendor/v1/orders/{id}/returns/{returnId}',
      way: 'approved',
    },
  ],
};

describe('a bad request that is granted', () => {
  it.each(Object.entries(GRANTED).flatMap(([rule, cases]) => cases.map((one) => [rule, one] as const)))(
    'by the rule "%s" is no finding: %j',
    (rule, one) => expect(judged(one)).toEqual({ rules: [rule], complaints: [] }),
  );
});

describe('the rules', () => {
  it('have a name each, a reason in a sentence, and a case above', () => {
    expect(Object.keys(GRANTED).sort()).toEqual(BACKEND_RULES.map(({ name }) => name).sort());
    for (const { name, reason } of BACKEND_RULES) expect(reason, name).toMatch(/^\p{Lu}.{20,}\.$/su);
  });
});
