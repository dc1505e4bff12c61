import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerChallenge,
  createEncryptionKeys,
  createSigningKeys,
  digestOf,
  encryptChallenge,
  isFromSender,
  isRequestIdSigned,
  readAuthorization,
  signRequest,
  signRequestId,
  verifyRequest,
} from './index.ts';

/** The network's published example. */
const PUBLISHED = {
  body:
    '{"context":{"domain":"nic2004:60212","country":"IND","city":"Kochi","action":"search","core_version":"0.9.1",' +
    '"bap_id":"bap.stayhalo.in","bap_uri":"https://8f9f-49-207-209-131.ngrok.io/protocol/",' +
    '"transaction_id":"e6d9f908-1d26-4ff3-a6d1-3af3d3721054","message_id":"a2fe6d52-9fe4-4d1a-9d0b-dccb8b48522d",' +
    '"timestamp":"2022-01-04T09:17:55.971Z","ttl":"P1M"},"message":{"intent":{"fulfillment":{"start":{"location":' +
    '{"gps":"10.108768, 76.347517"}},"end":{"location":{"gps":"10.102997, 76.353480"}}}}}}',
  digest: 'b6lf6lRgOweajukcvcLsagQ2T60+85kRh/Rd2bdS+TG/5ALebOEgDJfyCrre/1+BMu5nA94o4DT3pTFXuUg7sw==',
  privateKey: 'lP3sHA+9gileOkXYJXh4Jg8tK0gEEMbf9yCPnFpbldhrAY+NErqL9WD+Vav7TE5tyVXGXBle9ONZi2W7o144eQ==',
  publicKey: 'awGPjRK6i/Vg/lWr+0xObclVxlwZXvTjWYtlu6NeOHk=',
  createdAt: 1_641_287_875_000,
  header:
    'Signature keyId="example-bap.com|bap1234|ed25519",algorithm="ed25519",created="1641287875",' +
    'expires="1641291475",headers="(created) (expires) digest",' +
    'signature="cjbhP0PFyrlSCNszJM1F/YmHDVAWsZqJUPzojnE/7TJU3fJ/rmIlgaUHEr5E0/2PIyf0tpSnWtT6cyNNlpmoAQ=="',
};
const { body, header, publicKey, createdAt } = PUBLISHED;
const HOUR_MS = 3_600_000;

test('digest of the published body', () => {
  expect(digestOf(body)).toBe(PUBLISHED.digest);
});

test('the published header is written, to the byte, at any moment of its second', () => {
  const signer = { subscriberId: 'example-bap.com', uniqueKeyId: 'bap1234', privateKey: PUBLISHED.privateKey };
  for (const now of [createdAt, createdAt + 999]) expect(signRequest(body, signer, now)).toBe(header);
});

describe('verdict', () => {
  const other = createSigningKeys();
  const changed = (from: string, to: string) => header.replace(from, to);
  test.for([
    { what: 'its own', verdict: 'ok' },
    { what: 'in its last second', now: createdAt + HOUR_MS, verdict: 'ok' },
    { what: 'a millisecond after', now: createdAt + HOUR_MS + 1, verdict: 'expired' },
    { what: 'a clock 10 s behind', now: createdAt - 10_000, verdict: 'ok' },
    { what: 'a clock more than 10 s behind', now: createdAt - 10_001, verdict: 'future' },
    { what: 'a clock 30 s behind', now: createdAt - 30_000, verdict: 'future' },
    { what: 'another key', key: other.publicKey, verdict: 'bad' },
    { what: 'no key', key: '', verdict: 'bad' },
    { what: 'a key of another length', key: 'AAAA', verdict: 'bad' },
    { what: 'other bytes', bytes: `${body} `, verdict: 'bad' },
    { what: 'no header', said: undefined, verdict: 'bad' },
    { what: 'a header of another kind', said: 'Bearer abc', verdict: 'bad' },
    { what: 'a longer life than was signed', said: changed('1641291475', '1641391475'), verdict: 'bad' },
    { what: 'an earlier start than was signed', said: changed('1641287875', '1641287874'), verdict: 'bad' },
    { what: 'a signature of another length', said: changed('AQ==', ''), verdict: 'bad' },
    {
      what: 'an algorithm that is not the network’s',
      said: changed('algorithm="ed', 'algorithm="rsa'),
      verdict: 'bad',
    },
    { what: 'a key of another algorithm', said: changed('bap1234|ed25519', 'bap1234|rsa'), verdict: 'bad' },
    { what: 'a keyId of four parts', said: changed('bap1234|', 'bap1234|x|'), verdict: 'bad' },
    { what: 'fewer things signed', said: changed(' digest"', '"'), verdict: 'bad' },
    { what: 'a parameter twice', said: `${header},created="1641287875"`, verdict: 'bad' },
    { what: 'something after the last parameter', said: `${header},;`, verdict: 'bad' },
    { what: 'blanks after commas', said: header.replaceAll(',', ', '), verdict: 'ok' },
    { what: 'numbers without quotes', said: header.replaceAll(/"(\d{10})"/g, '$1'), verdict: 'ok' },
  ])('$what: $verdict', (given) => {
    const said = 'said' in given ? given.said : header;
    expect(verifyRequest(said, given.bytes ?? body, given.key ?? publicKey, given.now ?? createdAt)).toBe(
      given.verdict,
    );
  });
});

test('any body signed by any key is verified with it, and not after one byte changed', () => {
  const keys = createSigningKeys();
  const signer = { subscriberId: 'bap.localhost', uniqueKeyId: 'k1', privateKey: keys.privateKey };
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.nat(), fc.nat(1e12), (bytes, at, now) => {
      const signed = signRequest(bytes, signer, now);
      expect(verifyRequest(signed, bytes, keys.publicKey, now)).toBe('ok');
      const other = Uint8Array.from(bytes, (byte, index) => (index === at % bytes.length ? byte ^ 1 : byte));
      expect(verifyRequest(signed, other, keys.publicKey, now)).toBe('bad');
    }),
  );
});

test.for([
  ['search', 'bap.localhost', true],
  ['search', 'bpp.localhost', false],
  ['on_search', 'bpp.localhost', true],
  ['on_search', 'bap.localhost', false],
  [undefined, 'bap.localhost', true],
] as const)('%s signed by %s: %s', ([action, subscriberId, is]) => {
  expect(isFromSender({ subscriberId }, { action, bap_id: 'bap.localhost', bpp_id: 'bpp.localhost' })).toBe(is);
});

test.each([{}, { bpp_id: null }, { bpp_id: ['bpp.localhost'] }])('%o names no sender: it is from nobody', (context) => {
  expect(isFromSender({ subscriberId: 'bpp.localhost' }, { action: 'on_search', ...context })).toBe(false);
});

test('no text makes the reader fail', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000 }), (text) => readAuthorization(`Signature ${text}`) !== undefined),
  );
});

test('the answer to a challenge, and nobody else’s', () => {
  const [registry, ours, others] = [createEncryptionKeys(), createEncryptionKeys(), createEncryptionKeys()];
  const challenge = encryptChallenge('an answer, अ', registry, ours.publicKey);
  expect(answerChallenge(challenge, ours, registry.publicKey)).toBe('an answer, अ');
  expect(() => answerChallenge(challenge, others, registry.publicKey)).toThrow();
});

test('the id of a request for subscription is signed as it is, with no digest', () => {
  expect(Buffer.from(signRequestId('r-1', PUBLISHED.privateKey), 'base64')).toHaveLength(64);
  expect(signRequestId('r-1', PUBLISHED.privateKey)).not.toBe(signRequestId('r-2', PUBLISHED.privateKey));
});

test.each([
  ['the same id and key', 'r-1', PUBLISHED.publicKey, true],
  ['another id', 'r-2', PUBLISHED.publicKey, false],
  ['another key', 'r-1', createSigningKeys().publicKey, false],
  ['what is no key', 'r-1', 'AAAA', false],
])('a signed id of a request, verified with %s', (_with, requestId, publicKey, expected) => {
  expect(isRequestIdSigned(signRequestId('r-1', PUBLISHED.privateKey), requestId, publicKey)).toBe(expected);
  expect(isRequestIdSigned('', requestId, publicKey)).toBe(false);
});

test('a private key that is none is said', () => {
  expect(() => signRequest('', { subscriberId: 'a', uniqueKeyId: 'b', privateKey: 'AAAA' }, 0)).toThrow(RangeError);
});
