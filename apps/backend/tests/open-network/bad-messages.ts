import { randomUUID } from 'node:crypto';
import { createSigningKeys, signRequest } from '@haat/ondc-core/signing';
import fc from 'fast-check';
import type { TestSeller } from './test-seller.ts';

/** What bad messages are made from. */
export interface KnownOfMessages {
  readonly seller: TestSeller;
  /** Of our search that asks for what changes, to which a good catalogue would belong. */
  readonly search: { readonly transaction_id: string; readonly message_id: string };
}

/** A message as it is POSTed. */
export interface BadMessage {
  readonly action: string;
  readonly body: string;
  readonly authorization: string | undefined;
  /** Whether it is ignored, and so acknowledged: it came too late. */
  readonly isIgnored: boolean;
}

type Fields = Record<string, unknown>;
/** What is wrong with a message; all else of it is right. */
type Fault = (known: KnownOfMessages) => BadMessage;

const ORDER_CALLBACKS = [
  ...['on_select', 'on_init', 'on_confirm', 'on_status', 'on_track', 'on_cancel', 'on_update'],
  ...['on_issue', 'on_issue_status', 'on_support', 'on_rating'],
] as const;
const FIELDS = [
  ...['domain', 'country', 'city', 'action', 'core_version', 'bap_id', 'bap_uri', 'bpp_id', 'bpp_uri'],
  ...['transaction_id', 'message_id', 'timestamp', 'ttl'],
] as const;
/** Fields that name us, the sender or the network: any other text is wrong. */
const FIXED_FIELDS = ['domain', 'country', 'action', 'core_version', 'bap_id', 'bpp_id', 'bpp_uri', 'timestamp'];
const STRANGER = createSigningKeys();
const MOST_LEVELS = 20_000;
const HOUR_MS = 3_600_000;

/** Messages of which each is right but for one thing, and which must change nothing. */
export const badMessages: fc.Arbitrary<Fault> = fc.oneof(
  wrongFields(),
  wrongIds(),
  wrongBytes(),
  wrongSignatures(),
  wrongContents(),
  unasked(),
);

function contextOf({ seller, search }: KnownOfMessages, action: string): Fields {
  return {
    ...{ domain: 'ONDC:AGR10', country: 'IND', city: 'std:0253', action, core_version: '1.2.0' },
    ...{ bap_id: 'bap.localhost', bap_uri: 'http://bap.localhost/ondc', bpp_id: seller.id, bpp_uri: seller.uri },
    ...{ transaction_id: search.transaction_id, message_id: randomUUID() },
    ...{ timestamp: new Date().toISOString(), ttl: 'PT30S' },
  };
}

const CATALOGUE = { catalog: { 'bpp/providers': [{ id: 'P-BAD', items: [] }] } };

/** A message with what is changed of it, signed by its seller. */
function signed(
  known: KnownOfMessages,
  { action = 'on_search', context = {}, message = CATALOGUE }: { action?: string; context?: Fields; message?: unknown },
): BadMessage {
  const body = JSON.stringify({ context: { ...contextOf(known, action), ...context }, message });
  return { action, body, authorization: known.seller.sign(body, Date.now()), isIgnored: false };
}

function wrongFields(): fc.Arbitrary<Fault> {
  const noText = fc.constantFrom<unknown>(undefined, null, '', 7, 1e308, true, [], {}, 'x'.repeat(301));
  const otherText = fc.oneof(
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.constantFrom('__proto__', 'on_dance', 'http://127.0.0.1:1', '2026-02-30T00:00:00Z', 'ONDC:RET10', '１.2.0'),
  );
  return fc
    .oneof(
      fc.record({ field: fc.constantFrom<string>(...FIELDS), value: noText }),
      fc.record({ field: fc.constantFrom(...FIXED_FIELDS), value: otherText }),
    )
    .map(({ field, value }): Fault => {
      return (known) => signed(known, { context: { [field]: value } });
    });
}

function wrongIds(): fc.Arbitrary<Fault> {
  return fc.oneof(
    fc.string({ minLength: 1, maxLength: 100 }).map((transaction_id): Fault => {
      return (known) => signed(known, { context: { transaction_id } });
    }),
    // The id of our search in another journey, and as the answer to another kind of message.
    fc.uuid().map((transaction_id): Fault => {
      return (known) => signed(known, { context: { transaction_id, message_id: known.search.message_id } });
    }),
    fc.constantFrom(...ORDER_CALLBACKS).map((action): Fault => {
      return (known) => signed(known, { action, context: { message_id: known.search.message_id } });
    }),
    fc.integer({ min: 31_000, max: HOUR_MS }).map((age): Fault => {
      return (known) => ({
        ...signed(known, { context: { timestamp: new Date(Date.now() - age).toISOString() } }),
        isIgnored: true,
      });
    }),
    fc.tuple(fc.stringMatching(/^on_[a-z_]{1,40}$/), fc.boolean()).map(([action, isTold]): Fault => {
      return (known) => ({ ...signed(known, isTold ? { action: `${action}_x` } : {}), action: `${action}_x` });
    }),
  );
}

/** Signed as they are, but no message. */
function wrongBytes(): fc.Arbitrary<Fault> {
  const isOf = (bytes: (body: string) => string): Fault => {
    return (known) => {
      const body = bytes(signed(known, {}).body);
      return { action: 'on_search', body, authorization: known.seller.sign(body, Date.now()), isIgnored: false };
    };
  };
  return fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }).map((share) => isOf((body) => body.slice(0, (body.length - 1) * share))),
    fc.json().map((text) => isOf(() => text)),
    fc.string({ maxLength: 200 }).map((text) => isOf(() => text)),
    fc.constantFrom('\0', '\uFEFF', ',', '}').map((text) => isOf((body) => text + body)),
    levels().map((nested) => isOf(() => nested)),
    levels().map((nested) => isOf((body) => body.replace(/"city":"[^"]*"/, `"city":${nested}`))),
  );
}

function wrongSignatures(): fc.Arbitrary<Fault> {
  const isWith = (authorization: (message: BadMessage, known: KnownOfMessages) => string | undefined): Fault => {
    return (known) => {
      const message = signed(known, {});
      return { ...message, authorization: authorization(message, known) };
    };
  };
  const byKey = (body: string, subscriberId: string, uniqueKeyId: string) =>
    signRequest(body, { subscriberId, uniqueKeyId, privateKey: STRANGER.privateKey }, Date.now());
  return fc.oneof(
    fc.constantFrom(undefined, '', 'Signature', 'Bearer x').map((header) => isWith(() => header)),
    fc.string({ maxLength: 300 }).map((text) => isWith(() => `Signature ${text.replaceAll(/[^ -~]/g, '')}`)),
    fc
      .string({ minLength: 1, maxLength: 20 })
      .map((more) => isWith(({ body }, { seller }) => seller.sign(body + more, Date.now()))),
    fc.constant(isWith(({ body }, { seller }) => byKey(body, seller.id, seller.uniqueKeyId))),
    fc.constantFrom('', 'k', 'x|y').map((key) => isWith(({ body }, { seller }) => byKey(body, seller.id, key))),
    fc
      .integer({ min: HOUR_MS + 2_000, max: 1e11 })
      .map((age) => isWith(({ body }, { seller }) => seller.sign(body, Date.now() - age))),
    fc
      .integer({ min: 12_000, max: 1e11 })
      .map((ahead) => isWith(({ body }, { seller }) => seller.sign(body, Date.now() + ahead))),
    fc.nat(60).map((place) =>
      isWith(({ authorization = '' }) => {
        const at = authorization.indexOf('signature="') + 'signature="'.length + place;
        return authorization.slice(0, at) + (authorization[at] === 'A' ? 'B' : 'A') + authorization.slice(at + 1);
      }),
    ),
  );
}

/** In their turn, but without a catalogue. */
function wrongContents(): fc.Arbitrary<Fault> {
  const huge = fc.constantFrom('1e999', '-1e999', '9'.repeat(5_000), `0.${'0'.repeat(5_000)}1`);
  const written = (value: string): Fault => {
    return (known) => {
      const body = signed(known, { message: 'HERE' }).body.replace('"HERE"', value);
      return { action: 'on_search', body, authorization: known.seller.sign(body, Date.now()), isIgnored: false };
    };
  };
  return fc.oneof(
    fc
      .constantFrom('null', '[]', '{}', '"catalog"', '{"catalog":null}', '{"catalog":[]}', '{"catalog":"x"}')
      .map(written),
    huge.map(written),
    huge.map((number) => written(`{"catalog":${number}}`)),
    levels().map((nested) => written(`{"catalog":${nested}}`)),
  );
}

/** News and answers of an order that nobody has placed. */
function unasked(): fc.Arbitrary<Fault> {
  const order = fc.record({
    id: fc.string({ maxLength: 40 }),
    state: fc.constantFrom<unknown>('Created', 'Accepted', 'Completed', 'Cancelled', 7, null),
    fulfillments: fc.constantFrom<unknown>(
      [{ id: 'F1', type: 'Delivery', state: { descriptor: { code: 'Order-delivered' } } }],
      [{ type: 'Return', state: { descriptor: { code: 'Liquidated' } } }],
      [null],
      {},
      '',
    ),
    cancellation: fc.constantFrom<unknown>(
      { cancelled_by: 'bap.localhost', reason: { id: '010' } },
      { reason: null },
      7,
    ),
  });
  return fc.tuple(fc.constantFrom(...ORDER_CALLBACKS), order, fc.boolean()).map(([action, told, isOwn]): Fault => {
    return (known) =>
      signed(known, {
        action,
        context: isOwn ? { transaction_id: randomUUID() } : {},
        message: { order: told },
      });
  });
}

function levels(): fc.Arbitrary<string> {
  return fc.integer({ min: 1, max: MOST_LEVELS }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
}
