import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRazorpayXChecks, RazorpayXError } from '@haat/backend-kyc/testing';

interface Seen {
  readonly request: string;
  readonly authorization: string;
  readonly body: unknown;
}
type Answer = readonly [status: number, body: unknown];

const ACCOUNT = { key: '53cda91c-8f81-4e77-bbb9-7388f4ac6bf4', number: '765432123456789', ifsc: 'HDFC0000053' };
const CONTACT = { id: 'cont_00000000000001', entity: 'contact' };
const FUND_ACCOUNT = { id: 'fa_00000000000001', entity: 'fund_account' };
const validation = (fields: object) => ({ id: 'fav_00000000000001', entity: 'fund_account.validation', ...fields });

/** A server that speaks RazorpayX's wire as docs/wires/razorpayx.md has it. */
let answers: Record<string, Answer>;
let seen: Seen[];
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const text = Buffer.concat(parts).toString();
    const name = `${request.method ?? ''} ${request.url ?? ''}`;
    const { authorization = '' } = request.headers;
    seen.push({ request: name, authorization, body: text === '' ? null : JSON.parse(text) });
    const [status, body] = answers[name] ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
const checks = () =>
  createRazorpayXChecks(
    {
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      keyId: 'rzp_live_key',
      keySecret: 'secret',
    },
    '7878780080316316',
  );

beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
  answers = {
    'POST /v1/contacts': [201, CONTACT],
    'POST /v1/fund_accounts': [201, FUND_ACCOUNT],
    'POST /v1/fund_accounts/validations': [200, validation({ status: 'created', results: {} })],
  };
});

it('makes a contact, a fund account and a check of ₹1, under basic authentication', async () => {
  const check = await checks().start({ ...ACCOUNT, name: 'गौरव कुमार' });
  expect(check).toEqual({ id: 'fav_00000000000001', status: 'pending', isOpen: false, holder: null });
  expect(seen.map(({ request, body }) => [request, body])).toEqual([
    ['POST /v1/contacts', { name: 'GAURAV KUMAAR', type: 'customer', reference_id: ACCOUNT.key }],
    [
      'POST /v1/fund_accounts',
      {
        contact_id: CONTACT.id,
        account_type: 'bank_account',
        bank_account: { name: 'GAURAV KUMAAR', ifsc: ACCOUNT.ifsc, account_number: ACCOUNT.number },
      },
    ],
    [
      'POST /v1/fund_accounts/validations',
      {
        account_number: '7878780080316316',
        fund_account: { id: FUND_ACCOUNT.id },
        amount: 100,
        currency: 'INR',
        notes: { key: ACCOUNT.key },
      },
    ],
  ]);
  const basic = `Basic ${Buffer.from('rzp_live_key:secret').toString('base64')}`;
  expect(new Set(seen.map(({ authorization }) => authorization))).toEqual(new Set([basic]));
});

it.each([
  ['open', { status: 'completed', results: { account_status: 'active', registered_name: 'Gaurav Kumar' } }, true],
  ['open', { status: 'completed', validation_results: { account_status: 'valid', registered_name: 'A' } }, true],
  ['closed', { status: 'completed', results: { account_status: 'invalid', registered_name: null } }, false],
  ['a technical failure', { status: 'failed', results: {} }, false],
  ['not yet known', { status: 'created', results: { account_status: null } }, false],
])('asks how a check stands: %s', async (_, fields, isOpen) => {
  answers['GET /v1/fund_accounts/validations/fav_00000000000001'] = [200, validation(fields)];
  const check = await checks().find('fav_00000000000001');
  expect(check.isOpen).toBe(isOpen);
  expect(check.status).toBe(fields.status === 'created' ? 'pending' : fields.status);
});

it.each([
  [400, true],
  [401, false],
  [408, false],
  [429, false],
  [500, false],
  [502, false],
])('tells what was refused from what may have been done: %i', async (status, isForGood) => {
  answers['POST /v1/fund_accounts'] = [status, { error: { code: 'BAD_REQUEST_ERROR', description: ACCOUNT.number } }];
  const error = await checks()
    .start({ ...ACCOUNT, name: 'Gaurav' })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RazorpayXError);
  expect(error).toMatchObject({ status, isForGood });
  // The log has the error: what the company says in words may hold the number.
  expect(String(error)).not.toContain(ACCOUNT.number);
});

it('takes no answer that says nothing for a check', async () => {
  answers['POST /v1/fund_accounts/validations'] = [200, { status: 'completed' }];
  await expect(checks().start({ ...ACCOUNT, name: 'Gaurav' })).rejects.toMatchObject({ status: null });
});
