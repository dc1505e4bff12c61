import { IDS_OF_AREAS, OWNED_OF_AREAS } from './ids-of-areas.ts';
import { GOODS, WORDS, CROPS, PROOF, BEARER, OWN_KEY, GATEWAYS_KEY, PAGE, READING } from './reasons.ts';

/**
 * Ids that belong to one owner, by route and place, or by place alone: other callers are refused as if it did not
 * exist, and the owner is granted the request.
 */
const OWNED = new Set([
  // A farmer's.
  'query.farmer_id',
  'body.address_id',
  'body.photo_id',
  'body.photos.0',
  'path.issueId',
  'path.returnId',
  'path.photoId',
  ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} /user/v1/addresses/{id} path.id`),
  ...['cart_id', 'order_created_for', 'address.id'].map((name) => `POST /order/v1/orders body.${name}`),
  ...['GET /order/v1/orders/{id}', 'GET /order/v1/orders/{id}/invoice'].map((route) => `${route} path.id`),
  ...['arrival', 'cancel', 'reorder', 'returns', 'issues', 'issues/{issueId}/close', 'issues/{issueId}/escalate'].map(
    (act) => `POST /order/v1/orders/{id}/${act} path.id`,
  ),
  'POST /user/v1/sessions/{id}/end path.id',
  ...['GET', 'DELETE'].map((method) => `${method} /kyc/v1/bank-accounts/{id} path.id`),
  ...['codes', 'payout'].map((act) => `POST /kyc/v1/bank-accounts/{id}/${act} path.id`),
  ...['', '/certificate'].map((part) => `GET /insurance/v1/policies/{id}${part} path.id`),
  'GET /upload/v1/photos/{id} path.id',
  'GET /upload/v1/sounds/{id} path.id',
  ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} /upload/v1/parts/{id} path.id`),
  'POST /ondc/v1/orders body.journey_id',
  'GET /ondc/v1/orders/{id} path.id',
  'DELETE /mandi/v1/alerts/{id} path.id',
  ...['PUT', 'DELETE'].map((method) => `${method} /advice/v1/my-crops/{id} path.id`),
  ...['questions', 'prescriptions'].map((name) => `GET /advice/v1/${name}/{id} path.id`),
  ...['withdraw', 'close'].map((act) => `POST /advice/v1/questions/{id}/${act} path.id`),
  'POST /advice/v1/questions body.photo_ids.0',
  'POST /advice/v1/questions body.voice_id',
  ...OWNED_OF_AREAS,
  // An expert's who has taken it.
  ...['', '/photos/{photoId}', '/voice'].map((part) => `GET /expert/v1/questions/{id}${part} path.id`),
  'GET /expert/v1/questions/{id}/photos/{photoId} path.photoId',
  'POST /expert/v1/questions/{id}/answer path.id',
  'POST /mandi/v1/offers/{id}/withdraw path.id',
  'POST /payment/v1/orders/{id}/attempts path.id',
  'GET /payment/v1/orders/{id} path.id',
  'POST /payment/v1/refunds/{id}/destination path.id',
  'POST /payment/v1/returns body.razorpay_payment_id',
  'POST /payment/v1/returns body.razorpay_order_id',
  // A shop's: only its employees may use it.
  ...['', '/invoice'].map((part) => `GET /vendor/v1/orders/{id}${part} path.id`),
  'GET /vendor/v1/orders/{id}/photos/{photoId} path.id',
  ...['move', 'returns/{returnId}', 'issues/{issueId}/answer'].map(
    (act) => `POST /vendor/v1/orders/{id}/${act} path.id`,
  ),
  ...['comments/{id} path.id', 'questions/{slug} path.slug'].map((name) => `DELETE /content/v1/${name}`),
  // A buyer's.
  'POST /buyer/v1/demands/{id}/close path.id',
  ...['accept', 'reject'].map((act) => `POST /buyer/v1/offers/{id}/${act} path.id`),
  // Only support may act on it.
  ...[
    ...['bank-accounts/{id}/decision', 'call-backs/{id}/called'],
    'issues/{id}/close',
    'feedback/{id}/answer',
    'issues/{id}/overrule',
    'returns/{id}/overrule',
    'orders/{id}/cancel',
    'orders/{id}/delivery-code',
    'refunds/{id}/paid',
    'refunds/{id}/paid-twice',
    'refunds/{id}/release',
    'acts/{id}/confirm',
    'acts/{id}/decline',
    'ledger/shops/{id}/payouts',
    'ledger/shops/{id}/receipts',
  ].map((act) => `POST /support/v1/${act} path.id`),
  'PUT /support/v1/mandi/centres/{id} path.id',
  // Only moderators may decide on it.
  'POST /moderator/v1/decisions body.id',
  // Only checkers may look at it and decide.
  'GET /checker/v1/receipts/{id}/photo path.id',
  ...['verify', 'reject'].map((act) => `POST /checker/v1/receipts/{id}/${act} path.id`),
  'GET /support/v1/ledger/shops/{id} path.id',
  'PUT /support/v1/ledger/shops/{id}/terms path.id',
  'POST /support/v1/agent-consents/revocation body.phone_number',
  'POST /support/v1/credit/repayments body.phone_number',
  'POST /support/v1/credit/repayments body.centre_id',
  'PUT /support/v1/campaigns/{name} path.name',
  'GET /support/v1/issues/{id}/photos/{photoId} path.id',
  'GET /support/v1/feedback/{id}/photo path.id',
  'GET /support/v1/orders/{id}/delivery-photo path.id',
  // A partner agent's.
  'GET /agent/v1/farmers/{id} path.id',
  'POST /csc/encrypt body.order_id',
  'POST /csc/decrypt body.message',
  'POST /api/csc/process-payment body.message',
  // In the gateway's books, which only the holder of its key may read.
  ...[
    'GET /sandbox/razorpay/v1/orders/{id}/payments',
    'GET /sandbox/razorpay/v1/payments/{id}',
    'POST /sandbox/razorpay/v1/payments/{id}/refund',
    'GET /sandbox/razorpay/v1/payments/{id}/refunds',
    'GET /sandbox/razorpay/v1/payments/{id}/refunds/{refund}',
  ].map((route) => `${route} path.id`),
  'path.refund',
]);

const inAnswer = (name: string) => `POST /expert/v1/questions/{id}/answer body.${name}`;

/** Ids that are not tried with other owners' values, and why. */
const REASONS: Readonly<Record<string, string>> = {
  'path.slug': GOODS,
  'body.items.0.product_id': GOODS,
  'path.variantId': GOODS,
  ...Object.fromEntries(
    ['vendor_id', 'category', 'brand', 'crop', 'service_id'].map((name) => [`query.${name}`, GOODS]),
  ),
  ...Object.fromEntries(['vendor', 'vendor_id', 'variant_id'].map((name) => [`body.${name}`, GOODS])),
  'body.offered.variant_id': GOODS,
  'body.offered.vendor_id': GOODS,
  'body.lines.0.variant_id': GOODS,
  'GET /hyperlocal/v1/vendors/{id} path.id': GOODS,
  'GET /catalogue/v1/products/{id} path.id': GOODS,
  'GET /catalogue/v2/products/{id} path.id': GOODS,
  'GET /ondc/v1/products/{id} path.id': GOODS,
  'query.provider': GOODS,
  'query.product_ids': GOODS,
  ...Object.fromEntries(['ids', 'commodities', 'commodity', 'market'].map((name) => [`query.${name}`, CROPS])),
  ...Object.fromEntries(['commodity', 'market', 'rates.0.commodity'].map((name) => [`body.${name}`, CROPS])),
  ...Object.fromEntries(
    ['grade', 'buyer', 'place', 'until'].map((name) => [
      `POST /buyer/v1/demands body.${name}`,
      'words of a buyer that name nothing of another’s',
    ]),
  ),
  'GET /advice/v1/crops/{id} path.id': CROPS,
  'GET /advice/v1/crops/{id}/problems path.id': CROPS,
  'GET /advice/v1/crops/{id}/problems/{problemId} path.id': CROPS,
  'path.problemId': CROPS,
  'query.signs': CROPS,
  'body.crop': CROPS,
  'POST /mandi/v1/demands/{id}/offers path.id': 'demands are public: every farmer may offer',
  'POST /graphql body.query': READING,
  'POST /graphql body.operationName': READING,
  'body.channel': READING,
  'body.tags.0': READING,
  'body.categories.0': READING,
  'POST /expert/v1/questions/{id}/claim path.id': 'what waits is for whichever expert takes it',
  'body.key': 'it tells the person’s own forms apart, and names nothing of another’s',
  ...Object.fromEntries(['advice', 'content'].map((area) => [`POST /${area}/v1/questions body.text`, WORDS])),
  'POST /feedback/v1/messages body.text': WORDS,
  ...Object.fromEntries(
    ['POST /fields/v1/fields', 'PUT /fields/v1/fields/{id}'].map((route) => [`${route} body.variety`, WORDS]),
  ),
  ...Object.fromEntries(['problem', 'advice', 'items.0.active'].map((name) => [inAnswer(name), WORDS])),
  ...IDS_OF_AREAS,
  'POST /content/v1/posts/{slug}/comments body.text': WORDS,
  'POST /content/v1/reports body.id': 'posts and comments are public: every reader may report',
  ...Object.fromEntries(
    [
      'POST /mandi/v1/receipts body.day',
      'POST /advice/v1/my-crops body.sowing_day',
      'PUT /advice/v1/my-crops/{id} body.sowing_day',
      'POST /fields/v1/fields body.sowing_day',
      'PUT /fields/v1/fields/{id} body.sowing_day',
      'POST /fields/v1/fields/{id}/entries body.day',
    ].map((place) => [place, 'a day, which names nothing']),
  ),
  'GET /agent/v1/commission query.month': 'a month, which names nothing: whose commission it is, the token says',
  ...Object.fromEntries(
    ['id', 'visitor'].map((name) => [
      `POST /measurement/v1/events body.events.0.${name}`,
      'made at random by a browser; it says nothing of a person, and nothing is read by it',
    ]),
  ),
  'POST /measurement/v1/events body.events.0.at': 'a time, which names nothing',
  'POST /ondc/{action} path.action': 'it names a kind of message; whose message it is, the signature says',
  'POST /ondc/{action} header.authorization': PROOF,
  'POST /ondc/on_subscribe body.subscriber_id': 'our own name on the network, which is public',
  'POST /ondc/on_subscribe body.challenge': OWN_KEY,
  'GET /ondc/photos query.link': OWN_KEY,
  'body.order_details.0.product_variant': GOODS,
  'body.order_details.0.c_id': GOODS,
  'body.insurance.0.variant_id': GOODS,
  'body.insurance.0.group_insurance_product_id': GOODS,
  'body.insurance.policy_order_details.0.group_insurance_product_id': GOODS,
  'body.insurance.policy_order_details.0.product_variant': GOODS,
  'POST /insurance/v1/term-sheets/{id}/acceptances path.id': 'terms are for every farmer to read and accept',
  'POST /insurance/v1/term-sheets/{id}/acceptances body.version': 'a version of terms that every farmer reads',
  'body.coupon_code': 'a coupon is for every farmer who knows its code',
  'body.coupon.code': 'a coupon is for every farmer who knows its code',
  ...Object.fromEntries(
    ['GET /growth/v1/campaigns/{code}', 'POST /growth/v1/campaigns/{code}/cart'].map((route) => [
      `${route} path.code`,
      'a campaign is for every farmer who has its link',
    ]),
  ),
  'body.client_id': 'the shells’ names at the identity service are in every sign-in and public',
  'body.key_id': 'the public half of the gateway’s key is in every page that pays',
  'body.merchant_id': 'our name at the bridge is in every page that pays',
  'body.client_secret': PROOF,
  'body.refresh_token': PROOF,
  'body.otp': PROOF,
  'body.bank_reference':
    'a number of the bank’s statement, compared with what another person of support read: it leads nowhere',
  'body.factor_code': PROOF,
  'body.passkey': PROOF,
  ...Object.fromEntries(['query', 'body'].map((part) => [`${part}.token`, PROOF])),
  'body.credential': PROOF,
  'POST /user/v1/passkeys/{id}/removal path.id':
    'each removal takes a second factor of the caller’s own, once; the tests of passkeys try another member of staff',
  'body.human_check': PROOF,
  'body.device_id': BEARER,
  'body.lock': PROOF,
  'POST /realms/krishi-haat/protocol/openid-connect/token body.profile_id': PROOF,
  'body.device_kind': 'a word of a short list, which names nothing',
  'body.key_facts_version': 'a statement that every farmer on credit reads',
  'PATCH /cart/v1/carts/{marketplace}/checkout body.cart_id':
    'another cart is left as it is and the caller’s own is told; the tests of prepared orders try another farmer’s',
  'POST /vendor/v1/orders/{id}/move body.photo.id':
    'the tests of the code at the door try a photo that another person has sent',
  'POST /vendor/v1/orders/{id}/agree-to-cancel path.id':
    'its orders are brought home, and only one of the two shops does so; the tests of the clocks try another shop',
  'POST /order/v1/orders/{id}/ask-to-cancel path.id':
    'it is granted ten days after the goods left at the earliest; the tests of the clocks try a stranger',
  'POST /support/v1/step-ups/lift body.phone_number':
    'it is granted after 90 days of silence at the earliest; the tests of the step-up try a farmer',
  'body.shop_id': GOODS,
  'body.product_id': GOODS,
  'body.razorpay_signature': PROOF,
  'POST /vendor/v1/orders/{id}/move body.code': PROOF,
  'header.x-guest-cart': BEARER,
  ...Object.fromEntries(
    ['endpoint', 'keys.p256dh', 'keys.auth'].map((name) => [`PUT /user/v1/push body.${name}`, BEARER]),
  ),
  'body.request_id': BEARER,
  'POST /realms/krishi-haat/otp body.phone_number':
    'every caller may request a one-time code for every number: the code can be read on that phone alone',
  'POST /agent/v1/consent-requests body.phone_number':
    'every agent may ask every number: the code can be read on that phone alone',
  ...Object.fromEntries(
    ['farmer_name', 'stand_in_name'].map((name) => [
      `POST /agent/v1/consent-requests body.${name}`,
      'a name that an agent writes down, which leads to no account',
    ]),
  ),
  'POST /user/v1/agents/{id}/revocation path.id':
    'it ends what the caller has allowed that agent, and nothing of another farmer',
  ...Object.fromEntries(['GET', 'POST'].map((method) => [`${method} /agent/v1/revocations/{token} path.token`, PROOF])),
  'GET /support/v1/security-events query.user_id':
    'support reads those of every person, other roles none: the role decides, not the id',
  'query.phone_number': 'the sandbox shows every message to every caller, and runs on the developer’s machine only',
  ...Object.fromEntries(
    ['POST /user/v1/addresses', 'PATCH /user/v1/addresses/{id}'].map((route) => [
      `${route} body.phone_number`,
      'a telephone to be called at the door, whosever it is',
    ]),
  ),
  'body.pickup_person.phone_number': 'a telephone to be called at the counter, whosever it is',
  'body.pickup_farmer_details.phone_number': 'a telephone to be called at the counter, whosever it is',
  'header.x-razorpay-signature': PROOF,
  'header.x-razorpay-event-id': 'the gateway’s own number for what it tells, that it is not taken twice',
  'header.x-refund-idempotency': 'the caller’s own number for what it asks, that it is not done twice',
  ...Object.fromEntries(
    [
      'event',
      ...[
        'payment.entity.id',
        'payment.entity.order_id',
        'refund.entity.id',
        'refund.entity.payment_id',
        'refund.entity.receipt',
        'dispute.entity.id',
        'dispute.entity.payment_id',
        'dispute.entity.reason_code',
        'payout.entity.reference_id',
      ].map((name) => `payload.${name}`),
    ].map((name) => [`POST /payment/v1/webhook/update-payment body.${name}`, GATEWAYS_KEY]),
  ),
  'body.receipt': 'the caller’s own number for what it asks, that it is not done twice',
  ...Object.fromEntries(
    ['razorpay/v1/checkout/embedded', 'razorpay/v1/checkout/choice', 'csc/v1/checkout/choice'].map((page) => [
      `POST /sandbox/${page} body.order_id`,
      PAGE,
    ]),
  ),
  ...Object.fromEntries(
    ['pay', 'status', 'refund', 'refund-status'].map((call) => [`POST /sandbox/csc/${call} body.message`, OWN_KEY]),
  ),
};

/** Whether an id has an owner. @param place 'path.id' @param name the route and the place */
export function isOwned(name: string, place: string): boolean {
  return OWNED.has(name) || (OWNED.has(place) && REASONS[name] === undefined);
}

/** Why other owners' ids are not tried; null when undeclared. */
export function reasonAtPlace(name: string, place: string): string | null {
  return REASONS[name] ?? REASONS[place] ?? null;
}
