import { headerOf } from '../../requests/request.ts';
import { bodyOf, type Granted, type GrantedRule } from './rule.ts';

const WEBHOOK = 'POST /payment/v1/webhook/update-payment';
const PHOTOS = 'POST /upload/v1/photos';
const SOUNDS = 'POST /upload/v1/sounds';
const TABLES = 'POST /operator/v1/import-kinds/{kind}/files';
/** Tables that are looked at before they are applied. */
const LOOKED_AT = new Set([TABLES, 'POST /vendor/v1/goods-imports']);
const PART = 'PATCH /upload/v1/parts/{id}';
/** Routes that take forms, as browsers and OpenID clients send them. */
const FORM_ROUTES = /\/(sandbox\/(razorpay\/v1\/checkout|csc\/(pay$|v1))|realms\/.*openid-connect)/;
/** Routes of which every field may be left out, so that a body of nothing that they know changes nothing. */
const NO_FIELD_IS_NEEDED = new Set([
  'PATCH /user/v1/profile-update',
  'PATCH /user/v1/addresses/{id}',
  'PATCH /cart/v1/carts/{marketplace}',
  'POST /cart/v1/carts/{marketplace}/reset',
  'POST /growth/v1/campaigns/{code}/cart',
  'POST /vendor/v1/goods-imports/{id}/apply',
]);
const NOTHING_KNOWN = new Set([
  'byte order mark',
  'bytes that are no UTF-8',
  'prototype',
  'constructor',
  'deep objects',
]);
const OTHER_TYPES = new Set([
  'as text',
  'as XML',
  'as form',
  'as multipart',
  'as multipart without boundary',
  'as unknown',
  'as octets',
]);
/** Types under which bytes go that are looked at themselves. */
const ANY_TYPE: Readonly<Record<string, ReadonlySet<string>>> = {
  [WEBHOOK]: OTHER_TYPES,
  'POST /ondc/{action}': OTHER_TYPES,
  [PHOTOS]: new Set(['as octets']),
  [SOUNDS]: new Set(['as octets']),
  [TABLES]: new Set(['as octets', 'as text']),
};
const DECODABLE = new Set(['a broken sum', 'a picture and markup']);
const SAID_TO_BE = /^said to be (markup|everything|octets)$/;

/** What is changed about a body as a whole. */
export const BODY_RULES: readonly GrantedRule[] = [
  {
    name: 'the type that the body has',
    reason: 'The change is none: the body is said to be what it is.',
    holds: whole((name, { request: { route, headers } }) => {
      const type = String(headers['content-type']);
      return (
        (name === 'as JSON' && type === 'application/json' && !FORM_ROUTES.test(route) && route !== PHOTOS) ||
        (name === 'as form' && FORM_ROUTES.test(route))
      );
    }),
  },
  {
    name: 'each key twice, with the same value',
    reason: 'The last one counts, and it says what the first one says.',
    holds: whole((name) => name === 'keys twice'),
  },
  {
    name: 'an encoding that the body does not have',
    reason:
      'Bodies are read as UTF-8, without decompression, whatever the headers say: what cannot be read so is refused.',
    holds: whole(
      (name, { request }) =>
        // Bytes that only say so are read as they are; a compressed body would not be.
        (name === 'in another charset' || name === 'unknown encoding') && typeof request.body !== 'undefined',
    ),
  },
  {
    name: 'a body of nothing that the route knows',
    reason: 'What the route does not know is dropped, and every field of it may be left out.',
    holds: whole((name, { request: { route } }) => NOTHING_KNOWN.has(name) && NO_FIELD_IS_NEEDED.has(route)),
  },
  {
    name: 'signed bytes or a picture under another type',
    reason: 'The bytes themselves are looked at: their signature, or whether they are a picture.',
    holds: whole((name, { request: { route } }) => ANY_TYPE[route]?.has(name) === true),
  },
  {
    name: 'a file that is said to be octets',
    reason: 'The bytes themselves are looked at: phones and spreadsheets name their files in a dozen ways.',
    holds: ({ change: { place, name }, request: { route } }) =>
      place === 'picture' && (route === SOUNDS || route === TABLES) && name === 'said to be octets',
  },
  {
    name: 'a table that is cut off',
    reason:
      'A shorter last cell is a cell: nothing is changed yet, and who sent it sees each row and its change first.',
    holds: ({ change: { place, name }, request: { route }, answer }) =>
      place === 'body' && name === 'cut off' && LOOKED_AT.has(route) && bodyOf(answer)['state'] === 'CHECKED',
  },
  {
    name: 'any bytes as a part',
    reason: 'What a part holds is looked at once the whole has come: its hash says whether it is what was announced.',
    holds: ({ change: { place }, request: { route, headers } }) =>
      route === PART &&
      (place === 'picture' || place === 'body') &&
      String(headers['content-type']).startsWith('application/offset+octet-stream'),
  },
  {
    name: 'a picture that can be decoded',
    reason: 'What can be drawn is drawn anew and kept as JPEG: what was around the picture is gone.',
    holds: ({ change: { place, name }, request, answer }) =>
      place === 'picture' &&
      request.route === PHOTOS &&
      (DECODABLE.has(name) || SAID_TO_BE.test(name)) &&
      headerOf(answer, 'content-type').includes('json') &&
      typeof bodyOf(answer)['id'] === 'string',
  },
];

function whole(holds: (name: string, granted: Granted) => boolean): GrantedRule['holds'] {
  return (granted) => granted.change.place === 'body' && holds(granted.change.name, granted);
}
