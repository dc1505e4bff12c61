import { describe, expect, it } from 'vitest';
import type { BadRequest, FuzzAnswer } from '../requests/request.ts';
import { checkBackendAnswer } from './check-backend-answer.ts';
import { checkPage } from './check-page.ts';

const request: BadRequest = { route: 'GET /x', why: 'test', changes: [], method: 'GET', path: '/x', headers: {} };
const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" };
const answer = (given: Partial<FuzzAnswer>): FuzzAnswer => ({
  status: 200,
  headers: {},
  body: '',
  milliseconds: 5,
  failure: null,
  ...given,
});
const refusal = (error: unknown, status = 400) => answer({ status, headers: json, body: JSON.stringify({ error }) });
const invalid = { code: 'request_error.invalid', message: 'main:errors.request_error_invalid' };

describe('an answer of the backend', () => {
  it.each([
    ['grants', answer({})],
    ['refuses and names the place', refusal({ ...invalid, details: { fields: [{ field: 'page', rule: 'type' }] } })],
    [
      'refuses by a code that says it all',
      refusal({ code: 'order_error.not_found', message: 'main:errors.order_error_not_found' }, 404),
    ],
  ])('that %s is fine', (_name, given) => expect(checkBackendAnswer(request, given)).toEqual([]));

  it.each([
    ['fails', refusal({ code: 'request_error.failed', message: 'x' }, 500), 'answered 500'],
    ['does not come', answer({ status: 0, failure: 'socket hang up' }), 'no answer: socket hang up'],
    ['takes too long', answer({ milliseconds: 10_001 }), 'took 10001 ms'],
    ['does not say what is wrong', refusal(invalid), 'does not say what is wrong'],
    [
      'names no field',
      refusal({ ...invalid, details: { fields: [{ field: '', rule: 'type' }] } }),
      'does not say what is wrong',
    ],
    ['has an unknown code', refusal({ code: 'FST_ERR_BAD_URL', message: 'x' }), 'an unknown code: FST_ERR_BAD_URL'],
    [
      'is of another form',
      answer({ status: 400, headers: json, body: '{"error":"Bad Request","statusCode":400}' }),
      'an error without the error form',
    ],
    [
      'is no JSON',
      answer({ status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not Found' }),
      'an error that is no JSON: 404',
    ],
    [
      'tells where it failed',
      refusal({ ...invalid, details: { fields: [{ field: 'a', rule: 'Error\n    at run (/srv/app.ts:10:5)' }] } }),
      null,
    ],
    [
      'tells of the database',
      answer({
        status: 404,
        headers: json,
        body: JSON.stringify({
          error: { code: 'order_error.not_found', message: 'invalid input syntax for type uuid' },
        }),
      }),
      'tells of inner workings',
    ],
  ])('that %s is a finding', (_name, given, complaint) => {
    const complaints = checkBackendAnswer(request, given);
    if (complaint === null) expect(complaints).not.toEqual([]);
    else expect(complaints).toEqual([complaint]);
  });
});

describe('an answer of what stands in for the gateway', () => {
  const route = 'GET /sandbox/razorpay/v1/payments/{id}';
  const call: BadRequest = { ...request, route, path: '/sandbox/razorpay/v1/payments/pay_1?x=1' };
  const own = {
    code: 'BAD_REQUEST_ERROR',
    description: 'The id provided does not exist',
    source: 'business',
    metadata: {},
  };

  it('is refused in the gateway’s form, and a misrouted request in ours', () => {
    expect(checkBackendAnswer(call, refusal(own))).toEqual([]);
    for (const path of [
      '/sandbox/razorpay/v1/payments/',
      '/sandbox/razorpay/v1/payments/pay_1/x',
      '/sandbox/razorpay/v1/payments/%zz',
    ]) {
      expect(
        checkBackendAnswer(
          { ...call, path },
          refusal({ code: 'request_error.not_found', message: 'main:errors.request_error_not_found' }, 404),
        ),
      ).toEqual([]);
      expect(checkBackendAnswer({ ...call, path }, refusal(own))).toEqual(['an unknown code: BAD_REQUEST_ERROR']);
    }
    // A semicolon belongs to the part of the address in which it stands: this is no address of the gateway's.
    const astray = {
      ...call,
      route: 'GET /sandbox/razorpay/v1/orders/{id}/payments',
      path: '/sandbox/razorpay/v1/orders/order_1/payments;jsessionid=1',
    };
    expect(
      checkBackendAnswer(
        astray,
        refusal({ code: 'request_error.not_found', message: 'main:errors.request_error_not_found' }, 404),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'our form',
      { code: 'request_error.not_found', message: 'main:errors.request_error_not_found' },
      'an error without a code of the gateway’s: request_error.not_found',
    ],
    ['no description', { code: 'BAD_REQUEST_ERROR' }, 'an error of the gateway’s without a description'],
    [
      'more than it documents',
      { ...own, request_id: 'r' },
      'an error of the gateway’s with what it does not document: request_id',
    ],
  ])('with %s is a finding', (_name, error, complaint) =>
    expect(checkBackendAnswer(call, refusal(error))).toEqual([complaint]),
  );
});

describe('a page of the backend', () => {
  const page = (body: string) =>
    checkBackendAnswer(
      request,
      answer({
        headers: html,
        body: `<!doctype html>\n<html lang="hi"><head><title>a < b</title></head><body>${body}</body></html>`,
      }),
    );

  it('may have what has no end, scripts, and signs of markup written as text', () => {
    expect(
      page(
        '<p class="a">1 &#60; 2</p><form method="post" action="/x?a=1&#38;b=2"><input type="hidden" ' +
          'name="a" value="b"><button>ok</button></form><script>if (1 < 2) {}</script>',
      ),
    ).toEqual([]);
  });

  it.each([
    ['ends what it did not begin', '<p>a</div>', '</div> ends what it did not begin'],
    ['does not end what it begins', '<main><p>a</p>', '</body> ends what it did not begin'],
    ['shows a sign of markup', '<p>a < b</p>', 'a sign of markup stands where text should be'],
  ])('that %s is a finding', (_name, body, complaint) =>
    expect(page(body)).toEqual([`a page that is not well-formed: ${complaint}`]),
  );

  it('is a document in a language', () => {
    for (const body of ['<p>a</p>', '<!doctype html><html><body></body></html>'])
      expect(checkBackendAnswer(request, answer({ headers: html, body }))).toHaveLength(1);
  });
});

describe('a page', () => {
  it.each([
    [
      'shows what was sent as text',
      answer({ headers: html, body: '<p>&lt;script&gt;window.__run=1&lt;/script&gt;</p>' }),
    ],
    ['leads on within the shop', answer({ status: 302, headers: { location: '/login?next=%2F%2Fevil.example' } })],
  ])('that %s is fine', (_name, given) => expect(checkPage(request, given)).toEqual([]));

  it.each([
    [
      'runs what was sent',
      answer({ headers: html, body: '<p><script>window.__run=1</script></p>' }),
      'markup comes back as markup',
    ],
    [
      'leads to another site',
      answer({ status: 302, headers: { location: '//evil.example' } }),
      'leads away: //evil.example',
    ],
    [
      'leads to a script',
      answer({ status: 302, headers: { location: 'javascript:window.__run=1' } }),
      'leads away: javascript:window.__run=1',
    ],
    ['gives away a file', answer({ body: 'root:x:0:0:root:/root' }), 'gives a file of the machine away'],
    ['has no policy', answer({ headers: { 'content-type': 'text/html' } }), 'a page without a content security policy'],
  ])('that %s is a finding', (_name, given, complaint) => expect(checkPage(request, given)).toEqual([complaint]));
});
