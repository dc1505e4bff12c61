/** Least and most characters of a text. */
export type Length = readonly [least: number, most: number];

interface TextsOfRoutes {
  readonly routes: RegExp;
  /** By the place of the text. */
  readonly lengths: Readonly<Record<string, Length>>;
}

/** Texts that people write, which are kept without markup: docs/domain/service-calls.md#lengths. */
export const WRITINGS: readonly TextsOfRoutes[] = [
  {
    routes: / \/user\/v1\/addresses/,
    lengths: {
      'body.name': [1, 100],
      'body.house': [1, 200],
      'body.village': [1, 100],
      'body.tehsil': [0, 100],
      'body.district': [1, 100],
      'body.state': [1, 100],
    },
  },
  { routes: /^PATCH \/user\/v1\/profile-update$/, lengths: { 'body.full_name': [1, 100] } },
  { routes: /^POST \/kyc\/v1\/id$/, lengths: { 'body.name': [1, 100] } },
  { routes: /^POST \/kyc\/v1\/bank-accounts$/, lengths: { 'body.name': [1, 100] } },
  {
    routes: /^(POST|PUT) \/fields\/v1\/fields(\/\{id\})?$/,
    lengths: { 'body.name': [1, 60], 'body.variety': [0, 60] },
  },
  { routes: /^POST \/fields\/v1\/fields\/\{id\}\/entries$/, lengths: { 'body.note': [0, 200] } },
  { routes: /^POST \/fields\/v1\/geotag-tasks\/\{id\}\/reason$/, lengths: { 'body.note': [0, 300] } },
  { routes: /^POST \/payment\/v1\/refunds\/\{id\}\/destination$/, lengths: { 'body.name': [1, 100] } },
  { routes: /^PATCH \/cart\/v1\/carts\//, lengths: { 'body.pickup_person.name': [1, 100] } },
  { routes: /^POST \/user\/v1\/passkeys$/, lengths: { 'body.name': [1, 40] } },
  { routes: /^POST \/order\/v1\/orders\/\{id\}\/(returns|issues)$/, lengths: { 'body.note': [0, 1000] } },
  { routes: /^POST \/vendor\/v1\/orders\/\{id\}\/returns\//, lengths: { 'body.refusal': [1, 500] } },
  { routes: /^POST \/(vendor|support)\/.*\/issues\/.*\/(answer|close)$/, lengths: { 'body.answer': [1, 1000] } },
];

/** Texts that are kept as they are: reasons and references of staff, names that a payment company takes. */
export const PLAIN_TEXTS: readonly TextsOfRoutes[] = [
  {
    routes: /^POST \/support\/v1\/geotag-campaigns$/,
    lengths: {
      ...{ 'body.title.hi': [1, 80], 'body.title.en': [1, 80], 'body.title.mr': [1, 80] },
      ...{ 'body.title.bn': [1, 80], 'body.title.or': [1, 80], 'body.title.gu': [1, 80] },
      'body.state': [0, 60],
    },
  },
  {
    routes: /^(POST|PUT) \/support\/v1\/(ledger\/|refunds\/|returns\/|issues\/|orders\/\{id\}\/delivery-code)/,
    lengths: { 'body.reason': [3, 500] },
  },
  { routes: /^POST \/support\/v1\/bank-accounts\//, lengths: { 'body.reason': [3, 500] } },
  { routes: /^POST \/support\/v1\/refunds\/\{id\}\/paid$/, lengths: { 'body.bank_reference': [4, 50] } },
  { routes: /^POST \/sandbox\/razorpay\/v1\/orders$/, lengths: { 'body.receipt': [0, 40] } },
  {
    routes: /^POST \/sandbox\/razorpay\/v1\/payments\/\{id\}\/refund$/,
    lengths: { 'body.receipt': [0, 64], 'header.x-refund-idempotency': [0, 64] },
  },
  {
    routes: /^(POST \/buyer\/v1\/demands|PUT \/support\/v1\/mandi\/centres\/\{id\})$/,
    lengths: {
      ...{ 'body.grade': [1, 60], 'body.buyer': [1, 60], 'body.place': [1, 60], 'body.name': [1, 60] },
      ...{ 'body.district': [1, 60], 'body.state': [1, 60] },
    },
  },
  {
    routes: /^POST \/agent\/v1\/consent-requests$/,
    lengths: { 'body.farmer_name': [1, 100], 'body.stand_in_name': [1, 100] },
  },
  { routes: /^POST \/content\/v1\/posts\/\{slug\}\/comments$/, lengths: { 'body.text': [1, 300] } },
  {
    routes: /^PUT \/editor\/v1\/articles\/\{slug\}\/texts\/\{language\}$/,
    lengths: { 'body.title': [1, 120], 'body.summary': [1, 300], 'body.body': [1, 8000], 'body.correction': [1, 300] },
  },
  { routes: /^POST \/operator\/v1\/.*\/unmask$/, lengths: { 'body.reason': [10, 300] } },
  { routes: /^PUT \/trainer\/v1\/certificates\//, lengths: { 'body.place': [1, 120] } },
  { routes: /^POST \/laboratory\/v1\/samples\/\{bagNumber\}\/report$/, lengths: { 'body.laboratory': [1, 120] } },
  { routes: /^POST \/bookings\/v1\/bookings$/, lengths: { 'body.address': [1, 200] } },
  { routes: /^POST \/content\/v1\/questions$/, lengths: { 'body.text': [1, 500] } },
  { routes: /^POST \/advice\/v1\/questions$/, lengths: { 'body.text': [0, 500] } },
  { routes: /^POST \/feedback\/v1\/messages$/, lengths: { 'body.text': [0, 1000] } },
  { routes: /^POST \/support\/v1\/feedback\//, lengths: { 'body.answer': [1, 1000] } },
  {
    routes: /^POST \/expert\/v1\/questions\/\{id\}\/answer$/,
    lengths: { 'body.problem': [1, 120], 'body.advice': [1, 2000], 'body.items.0.active': [1, 120] },
  },
  { routes: /^GET \/mandi\/v1\/commodities$/, lengths: { 'query.q': [0, 100] } },
  { routes: /^GET \/(mandi\/v1\/names|advice\/v1\/search)$/, lengths: { 'query.q': [1, 100] } },
  { routes: /^GET \/(catalogue\/|ondc\/|vendor\/v1\/goods$)/, lengths: { 'query.search': [0, 100] } },
  { routes: /^POST \/operator\/v1\/import-kinds\/\{kind\}\/files$/, lengths: { 'query.name': [0, 120] } },
  { routes: /^POST \/operator\/v1\/search-synonyms$/, lengths: { 'body.term': [2, 60], 'body.means': [2, 60] } },
  { routes: /^GET \/(catalogue\/v1\/suggestions|location\/v1\/places)$/, lengths: { 'query.q': [1, 100] } },
];
