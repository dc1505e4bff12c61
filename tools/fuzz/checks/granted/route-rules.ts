import { bodyOf, type GrantedRule } from './rule.ts';
import { isText } from './values.ts';

const TOKEN = /^POST \/realms\/.*\/token$/;
const CODE = /^POST \/realms\/.*\/otp$/;
const LOGOUT = /^POST \/realms\/.*\/logout$/;
const DESTINATION = 'POST /payment/v1/refunds/{id}/destination';
const WEBHOOK = 'POST /payment/v1/webhook/update-payment';

/** Fields of the token path that belong to one grant alone; a device is named by codes and by locks. */
const OF_CODES = ['otp', 'request_id', 'factor_code', 'passkey', 'device_kind'].map((name) => `body.${name}`);
const OF_LOCKS = ['body.profile_id', 'body.lock'];
const OF_REFRESH = ['body.refresh_token'];

/** Routes of entries with pages whose lists have none. */
const LISTED_WHOLE = new Set(['GET /operator/v1/work-lists/{kind}', 'GET /vendor/v1/goods-imports/{id}']);

/** Fields of grants other than the one by which a request was made. */
function ofOtherGrants(way: string | undefined): readonly string[] {
  if (way === 'a refresh token') return [...OF_CODES, ...OF_LOCKS, 'body.device_id'];
  return way === 'a lock' ? [...OF_CODES, ...OF_REFRESH] : [...OF_LOCKS, ...OF_REFRESH];
}

/** What single routes may grant, because what is bad is nothing to them. */
export const ROUTE_RULES: readonly GrantedRule[] = [
  {
    name: 'a field of another grant',
    reason: 'The token path has one form for all grants; what belongs to another grant is not read.',
    holds: ({ change: { place }, request: { route, way } }) => TOKEN.test(route) && ofOtherGrants(way).includes(place),
  },
  {
    name: 'a second factor that is not asked',
    reason: 'A farmer has none; of staff one is asked: with a right passkey the code is not looked at.',
    holds: ({ change: { place }, request: { route, way } }) =>
      (TOKEN.test(route) && way === 'a one-time password' && ['body.factor_code', 'body.passkey'].includes(place)) ||
      (TOKEN.test(route) && way === 'a passkey of staff' && place === 'body.factor_code') ||
      (/\/(passkeys\/(creation|\{id\}\/removal)|second-factor\/confirm)$/.test(route) && place === 'body.factor_code'),
  },
  {
    name: 'a browser that is not known',
    reason: 'A device that is not recognised is a new one: its owner is told of it, and it gets no easier check.',
    holds: ({ change: { place }, request: { route } }) =>
      (TOKEN.test(route) || CODE.test(route)) && place === 'body.device_id',
  },
  {
    name: 'a kind of device that is not known',
    reason: 'It is not kept: the list of a person’s devices says only that there is one.',
    holds: ({ change: { place }, request: { route }, value }) =>
      TOKEN.test(route) && place === 'body.device_kind' && typeof value === 'string' && value.length <= 20,
  },
  {
    name: 'an event that is not of the catalogue',
    reason: 'The answer says that it was refused, and nothing of it is kept.',
    holds: ({ change: { place }, request: { route }, answer }) =>
      route === 'POST /measurement/v1/events' &&
      /^body\.events\.0\.(name|properties|at)(\.|$)/.test(place) &&
      bodyOf(answer)['taken'] === 0,
  },
  {
    name: 'a human check that is not asked',
    reason: 'It is looked at only where one is needed: a first code of a network needs none.',
    holds: ({ change: { place }, request: { route } }) => CODE.test(route) && place === 'body.human_check',
  },
  {
    name: 'a field of OpenID that has no effect here',
    reason: 'The standard has it; nothing is sent to that address, and the clients have no secret.',
    holds: ({ change: { place }, request: { route } }) =>
      (TOKEN.test(route) && ['body.redirect_uri', 'body.client_secret'].includes(place)) ||
      (LOGOUT.test(route) && place === 'body.client_secret'),
  },
  {
    name: 'signing out of nothing',
    reason: 'A token that is none has no session to end, and the answer does not tell that it had none.',
    holds: ({ change: { place }, request: { route }, answer }) =>
      LOGOUT.test(route) && place === 'body.refresh_token' && answer.status === 204,
  },
  {
    name: 'taking out what is not in the cart',
    reason: 'A line that is not there is gone already, so that a repeat is right.',
    holds: ({ change: { place, name }, request: { route } }) =>
      /^DELETE \/(cart\/v1\/carts\/\{marketplace\}|ondc\/v1\/cart)\/items\/\{variantId\}$/.test(route) &&
      (place === 'path.variantId' || (place === 'envelope' && name.startsWith('address ends with '))),
  },
  {
    name: 'an address without its last part',
    reason: 'What is left is the address of the list, which is granted to who asks.',
    holds: ({ change: { place }, value, request: { method, route }, answer }) =>
      (method === 'GET' &&
        place.startsWith('path.') &&
        route.endsWith('}') &&
        value === '' &&
        ['results', 'items', 'data'].some((list) => Array.isArray(bodyOf(answer)[list]))) ||
      // These lists have no pages, so that they do not read what one of their entries reads.
      (LISTED_WHOLE.has(route) && place.startsWith('query.') && Array.isArray(bodyOf(answer)['results'])),
  },
  {
    name: 'a language of place names that is not known',
    reason: 'The names stand as the post writes them, in Latin letters.',
    holds: ({ change: { place }, request: { route }, value }) =>
      /^GET \/location\/v1\/(places|reverse)/.test(route) && place === 'query.lang' && isText(value, 0, 5),
  },
  {
    name: 'a language that a payment page does not have',
    reason: 'The pages of what stands in for a payment company are in English then.',
    holds: ({ change: { place, name }, request: { route }, answer }) =>
      /^POST \/sandbox\/(razorpay|csc)\//.test(route) &&
      // The language is the last field: a form that is cut off has lost it.
      (/language\]?$/.test(place) || (place === 'body' && name === 'cut off')) &&
      answer.body.includes('<html lang="en">'),
  },
  {
    name: 'a destination’s field of the other kind',
    reason: 'Money goes to a UPI id or to a bank account: what belongs to the other one is dropped.',
    holds: ({ change: { place }, request: { route, way } }) =>
      route === DESTINATION &&
      (way === 'UPI' ? ['body.account_number', 'body.ifsc', 'body.name'] : ['body.vpa']).includes(place),
  },
  {
    name: 'an answer while nothing is asked',
    reason: 'Without a step-up that is due there is nothing to prove, and nothing changes.',
    holds: ({ change: { place }, request: { route }, answer }) =>
      route === 'POST /user/v1/step-up' && place.startsWith('body.') && bodyOf(answer)['status'] === 'none',
  },
  {
    name: 'a total while the total has not changed',
    reason: 'Agreement is asked for only when the total is another than the one that was ordered.',
    holds: ({ change: { place }, request: { route } }) =>
      ['POST /payment/v1/orders/{id}/attempts', 'POST /csc/encrypt', 'POST /credit/v1/repayments'].includes(route) &&
      place === 'body.agreed_total',
  },
  {
    name: 'a signed report that we cannot use',
    reason: 'It is the gateway’s own, and is acknowledged, else it would be sent again and again; nothing is booked.',
    holds: ({ change: { place }, request: { route } }) => route === WEBHOOK && place.startsWith('body.'),
  },
  {
    name: 'a pack in a complaint about the whole order',
    reason: 'A late order is late as a whole: the pack is not kept.',
    holds: ({ change: { place }, request: { route, way } }) =>
      route === 'POST /order/v1/orders/{id}/issues' && way === 'goods that are late' && place === 'body.variant_id',
  },
  {
    name: 'a part that an order of this kind does without',
    reason:
      'Goods that are collected have no address, and only an order on credit has a statement and says what it is.',
    holds: ({ change: { place }, value, request: { route, way = '' } }) =>
      route === 'POST /order/v1/orders' &&
      ((place.startsWith('body.address') && !['brought home', 'with insurance and a coupon'].includes(way)) ||
        (place === 'body.key_facts_version' && way !== 'on credit') ||
        (place === 'body.is_credit_order' && (value === false || value === undefined) && way !== 'on credit')),
  },
  {
    name: 'choices for a cart that is not open',
    reason: 'They change nothing; the cart that is open is told, and the caller sees that it is another.',
    holds: ({ change: { place }, value, request: { route }, answer }) =>
      route === 'PATCH /cart/v1/carts/{marketplace}/checkout' &&
      place === 'body.cart_id' &&
      bodyOf(answer)['cart_id'] !== value,
  },
  {
    name: 'an order of the network that is on its way already',
    reason: 'The same quote is the same order, at the total that was agreed to: what is sent again is not read.',
    holds: ({ change: { place }, request: { route }, answer }) =>
      route === 'POST /ondc/v1/orders' &&
      ['body.agreed_total', 'body.payment_kind'].includes(place) &&
      /^(sending-order|awaiting-payment|confirming|accepted)$/.test(String(bodyOf(answer)['step'])),
  },
  {
    name: 'a refund that is paid already',
    reason: 'Saying so again changes nothing, and nothing more is looked at.',
    holds: ({ change: { place }, request: { route }, answer }) =>
      route === 'POST /support/v1/refunds/{id}/paid' &&
      place === 'body.destination_version' &&
      bodyOf(answer)['status'] === 'REFUND_COMPLETED',
  },
  {
    name: 'a field of another step',
    reason: 'A code is read only when goods are handed over, a reason only when something is refused.',
    holds: ({ change: { place }, request: { route, way = '' } }) =>
      (route === 'POST /vendor/v1/orders/{id}/move' &&
        ((place === 'body.code' && !['brought home', 'handed over at the counter'].includes(way)) ||
          (place === 'body.reason' && way !== 'refused'))) ||
      (route === 'POST /vendor/v1/orders/{id}/returns/{returnId}' && place === 'body.refusal' && way !== 'refused'),
  },
];
