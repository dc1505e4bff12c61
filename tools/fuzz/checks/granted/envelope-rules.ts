import type { Granted, GrantedRule } from './rule.ts';

/** Routes that ask nobody who they are. One that is not named here must refuse a token that is none. */
const FOR_EVERYBODY = [
  /^GET \/health\//,
  /^GET \/favicon\.ico$/,
  /^GET \/(catalogue|location|mandi)\/v\d\//,
  /^GET \/ondc\/v\d\/(products|providers|offers)/,
  /^GET \/advice\/v1\/(crops|search)(\/|$)/,
  /^GET \/training\/v1\/(course$|certificates\/)/,
  /^GET \/programme\/v1\/benefits$/,
  /^GET \/hyperlocal\/v1\//,
  /^GET \/common\/v1\/services$/,
  /^POST \/payment\/v1\/(returns|webhook\/update-payment)$/,
  /^POST \/(measurement\/v1\/events|graphql)$/,
  // The link of an SMS is signed for one consent.
  /^(GET|POST) \/agent\/v1\/revocations\//,
  // A registry proves itself by what it encrypts, a participant by its signature of the body, and who looks at a photo
  // by the address that it was sent.
  /^(GET \/ondc-site-verification\.html|GET \/ondc\/photos|POST \/ondc\/on_subscribe)$/,
  /^(GET|POST) \/realms\//,
  /^(GET|POST) \/sandbox\/(?!razorpay\/v1\/(orders|payments|settlements)\b)/,
];
/** Of those, the ones that show more to somebody who is signed in: a token that is none is refused there. */
const FOR_SOMEBODY = [/^GET \/location\/v1\/flags$/, /^GET \/common\/v1\/services$/];

/** Headers that no code of the backend reads. */
const UNREAD_HEADERS = new Set(['override', 'languages', 'wants XML', 'range', 'conditional', 'encodings']);
const HOSTS = new Set(['foreign host', 'empty host', 'host that is none', 'host with slashes', 'IPv6 host']);
const COOKIES = new Set(['cookies of 7 KB', 'many cookies', 'broken cookies']);
const FORWARDED = new Set(['forwarded for many', 'forwarded for nonsense', 'forwarded host', 'forwarded protocol']);
/** Changes that put parameters into an address, with those of them that a route may have. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'address 9 KB': [],
  'address 5 000 parameters': [],
  'address parameters as lists': [],
  'address prototype as parameter': [],
  'address parameters twice': ['lang', 'page', 'lat_lng'],
  'address broken parameters': ['lat_lng', 'vendor_id', 'search'],
  'address no decoding': ['q', 'search', 'lang'],
};
/** Parameters that a route does without: who leaves them out gets what most want. */
export const OPTIONAL_PARAMETERS = new Set(
  (
    'lang page search sort group kinds price_max in_stock insured prebook brand category crop vendor_id pincode ' +
    'provider service_id farmer_id for_credit_order key kind user_id from before phone_number count skip limit ' +
    'ids day days state district'
  ).split(' '),
);
/** Parameters that these routes do without, and others do not. */
const OPTIONAL_OF_ROUTES: readonly (readonly [route: RegExp, names: readonly string[]])[] = [
  [/^GET \/mandi\/v1\/commodities$/, ['q']],
  [/^GET \/mandi\/v1\/prices$/, ['commodity', 'market']],
  [/^GET \/mandi\/v1\/demands$/, ['commodity', 'lat_lng']],
  [/^GET \/advice\/v1\/crops\/\{id\}\/problems$/, ['part', 'signs', 'stage']],
  [/^GET \/support\/v1\/mandi\/set-aside$/, ['reason']],
  [/^GET \/(expert\/v1\/questions|(surveyor|insurer)\/v1\/claims|(pilot|collector)\/v1\/bookings)$/, ['which']],
  [/^GET \/agent\/v1\/commission$/, ['month']],
  [/^GET \/operator\//, ['per_page', 'sort', 'order', 'which', 'state']],
  [/^POST \/operator\/v1\/import-kinds\/\{kind\}\/files$/, ['dry_run', 'name']],
  [/^GET \/vendor\/v1\/goods$/, ['filter']],
];
/** Routes that do without a place: they only show a cart with it. */
export const PLACE_IS_OPTIONAL =
  /^[A-Z]+ \/(cart\/v1\/carts\/|growth\/v1\/campaigns\/|hyperlocal\/v1\/vendors\/\{id\}$|credit\/v1\/account$|ondc\/v1\/(products\/\{id\}$|cart))/;

/** What is around a request to the backend. */
export const ENVELOPE_RULES: readonly GrantedRule[] = [
  {
    name: 'a header that is not read',
    reason: 'No code reads it, so the answer is that of the good request.',
    holds: around((name) => UNREAD_HEADERS.has(name)),
  },
  {
    name: 'a request id of one’s own',
    reason: 'It is replaced by ours when it is not of the form of one.',
    holds: around((name, { answer }) => name === 'request id' && !JSON.stringify(answer.headers).includes('<script>')),
  },
  {
    name: 'cookies at the backend',
    reason: 'The backend reads no cookies: only the shells have any.',
    holds: around((name) => COOKIES.has(name)),
  },
  {
    name: 'a host that is not ours',
    reason: 'Addresses in answers come from the configuration, never from what a request says.',
    holds: around(
      (name, { answer }) =>
        (HOSTS.has(name) || FORWARDED.has(name) || name === 'address is an address') &&
        !/https?:\/\/[\w.]*evil\.example/.test(answer.body + JSON.stringify(answer.headers)),
    ),
  },
  {
    name: 'a parameter that the route does not have',
    reason: 'An unknown parameter is dropped before the route sees the query.',
    holds: around((name, { request }) => {
      const known = PARAMETERS[name];
      return (
        known !== undefined &&
        !known.some(
          (parameter) => request.queryNames?.includes(parameter) && !isAnyLanguage(parameter, request.route),
        ) &&
        // These changes replace the query: what the route cannot do without is missing.
        (request.queryNames ?? []).every((parameter) => mayBeLeftOut(parameter, request.route))
      );
    }),
  },
  {
    name: 'a search for what cannot be decoded',
    reason: 'Places are searched for by any text: what cannot be decoded is looked for as it was written.',
    holds: around(
      (name, { request: { route } }) => name === 'address no decoding' && route === 'GET /location/v1/places',
    ),
  },
  {
    name: 'a token where none is asked',
    reason: 'What everybody may see is shown to everybody, whatever token they carry.',
    holds: around(
      (name, { request: { route } }) =>
        (name.startsWith('authorization ') || name === 'altered token') &&
        FOR_EVERYBODY.some((pattern) => pattern.test(route)) &&
        !FOR_SOMEBODY.some((pattern) => pattern.test(route)),
    ),
  },
  {
    name: 'a guest’s id where there is no cart',
    reason: 'Only carts and campaigns belong to guests; elsewhere the header is not read.',
    holds: around(
      (name, { request: { route } }) => name === 'guest' && !/ \/(cart\/|growth\/.*\/cart$|ondc\/v1\/cart)/.test(route),
    ),
  },
  {
    name: 'a guest’s id of zeros',
    reason: 'Any id of the right form is a guest’s, and this one has an empty cart.',
    holds: around((name) => name === 'guest NIL'),
  },
  {
    name: 'an assumed user where no user is signed in',
    reason: 'The gateway’s calls carry its own key: nobody acts there for anybody.',
    holds: around(
      (name, { request: { route } }) => name === 'assumed user' && / \/sandbox\/razorpay\/v1\/(?!checkout)/.test(route),
    ),
  },
  {
    name: 'HEAD',
    reason: 'It asks for the head of what GET answers, and gets no body.',
    holds: around((name, { answer }) => name === 'method HEAD' && answer.body === ''),
  },
  {
    name: 'the method that the route has',
    reason: 'The change is none: the request is the good one.',
    holds: around((name, { request: { route } }) => name === `method ${route.split(' ')[0]}`),
  },
  {
    name: 'another route of the same address',
    reason: 'The owner of an address, a line, a crop or a field may remove it as well as change it.',
    holds: around((name, { request }) => OTHER_METHODS.has(`${name}, ${request.route}`)),
  },
];

const OTHER_METHODS = new Set([
  'method DELETE, GET /user/v1/addresses/{id}',
  'method DELETE, PATCH /user/v1/addresses/{id}',
  'method DELETE, PUT /cart/v1/carts/{marketplace}/items/{variantId}',
  'method DELETE, PUT /advice/v1/my-crops/{id}',
  'method DELETE, PUT /fields/v1/fields/{id}',
]);

/** Places are named for any language: in one that is not known as the post writes them. */
function isAnyLanguage(parameter: string, route: string): boolean {
  return parameter === 'lang' && /^GET \/location\/v1\/(places|reverse)/.test(route);
}

/** Whether a parameter of a query may be left out. */
export function mayBeLeftOut(parameter: string, route: string): boolean {
  return (
    OPTIONAL_PARAMETERS.has(parameter) ||
    (parameter === 'lat_lng' && PLACE_IS_OPTIONAL.test(route)) ||
    OPTIONAL_OF_ROUTES.some(([pattern, names]) => pattern.test(route) && names.includes(parameter))
  );
}

function around(holds: (name: string, granted: Granted) => boolean): GrantedRule['holds'] {
  return (granted) => granted.change.place === 'envelope' && holds(granted.change.name, granted);
}
