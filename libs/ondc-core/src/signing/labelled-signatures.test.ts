import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  digestOf,
  isFromSender,
  readAuthorization,
  signingString,
  signRequest,
  verifyRequest,
  type SenderContext,
  type SignatureVerdict,
} from './index.ts';

/** See libs/ondc-core/cases/README.md. */
interface LabelledVerification {
  readonly what: string;
  readonly input: {
    readonly act: 'verify';
    readonly header: string | null;
    readonly body: string;
    readonly publicKey: string;
    readonly now: string;
  };
  readonly expected: { readonly verdict: SignatureVerdict; readonly accepted: boolean };
}

/** See libs/ondc-core/cases/README.md. */
interface LabelledSignature {
  readonly what: string;
  readonly input: {
    readonly act: 'sign';
    readonly body: string;
    readonly subscriberId: string;
    readonly uniqueKeyId: string;
    readonly privateKey: string;
    readonly now: string;
  };
  readonly expected: { readonly digest: string; readonly signingString: string; readonly header: string };
}

const CASES = JSON.parse(readFileSync(new URL('../../cases/signatures.json', import.meta.url), 'utf8')) as (
  LabelledVerification | LabelledSignature
)[];
const RECEIVED = CASES.filter((one): one is LabelledVerification => one.input.act === 'verify');
const SENT = CASES.filter((one): one is LabelledSignature => one.input.act === 'sign');

test('all are there', () => {
  expect([RECEIVED.length, SENT.length]).toEqual([187, 8]);
});

test.for(RECEIVED)('$what', ({ input, expected }) => {
  const header = input.header ?? undefined;
  const verdict = verifyRequest(header, input.body, input.publicKey, Date.parse(input.now));
  expect(verdict).toBe(expected.verdict);
  const said = readAuthorization(header);
  expect(verdict === 'ok' && said !== null && isFromSender(said, contextOf(input.body))).toBe(expected.accepted);
});

test.for(SENT)('$what', ({ input, expected }) => {
  const now = Date.parse(input.now);
  const header = signRequest(input.body, input, now);
  const { created, expires } = readAuthorization(header) ?? { created: 0, expires: 0 };
  const digest = digestOf(input.body);
  expect({ digest, signingString: signingString(digest, created, expires), header }).toEqual(expected);
});

/** Of a body without one, a context that says nothing. */
function contextOf(body: string): SenderContext {
  return body === '' ? {} : (JSON.parse(body) as { context: SenderContext }).context;
}
