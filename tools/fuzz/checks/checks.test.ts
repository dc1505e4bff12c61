import { describe, expect, it } from 'vitest';
import type { BadRequest, FuzzAnswer } from '../requests/request.ts';
import { checkBackendAnswer } from './check-backend-answer.ts';
import { checkPage } from './check-page.ts';

const request: BadRequest = { route: 'GET /x', why: 'test', method: 'GET', path: '/x', headers: {} };
const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" };
const answer = (given: Partial<FuzzAnswer>): FuzzAnswer => ({ status: 200, headers: {}, body: '', milliseconds: 5, failure: null, ...given });
const refusal = (error: unknown, status = 400) => answer({ status, headers: json, body: JSON.stringify({ error }) });
const invalid = { code: 'request_error.invalid', message: 'main:errors.request_error_invalid' };

describe('an answer of the backend', () => {
  it.each([
    ['grants', answer({})],
    ['refuses and names the place', refusal({ ...invalid, details: { fields: [{ field: 'page', rule: 'type' }] } })],
    ['refuses by a code that says it all', refusal({ code: 'order_error.not_found', message: 'main:errors.order_error_not_found' }, 404)],
  ])('that %s is fine', (_name, given) => expect(checkBackendAnswer(request, given)).toEqual([]));

  it.each([
    ['fails', refusal({ code: 'request_error.failed', message: 'x' }, 500), 'answered 500'],
    ['does not come', answer({ status: 0, failure: 'socket hang up' }), 'no answer: socket hang up'],
    ['takes too long', answer({ milliseconds: 10_001 }), 'took 10001 ms'],
    ['does not say what is wrong', refusal(invalid), 'does not say what is wrong'],
    ['names no field', refusal({ ...invalid, details: { fields: [{ field: '', rule: 'type' }] } }), 'does not say what is wrong'],
    ['has a code that nobody knows', refusal({ code: 'FST_ERR_BAD_URL', message: 'x' }), 'an unknown code: FST_ERR_BAD_URL'],
    ['is of another form', answer({ status: 400, headers: json, body: '{"error":"Bad Request","statusCode":400}' }), 'an error without the error form'],
    ['is no JSON', answer({ status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not Found' }), 'an error that is no JSON: 404'],
    ['tells where it failed', refusal({ ...invalid, details: { fields: [{ field: 'a', rule: 'Error\n    at run (/srv/app.ts:10:5)' }] } }), null],
    ['tells of the database', answer({ status: 404, headers: json, body: JSON.stringify({ error: { code: 'order_error.not_found', message: 'invalid input syntax for type uuid' } }) }), 'tells of inner workings'],
  ])('that %s is a finding', (_name, given, complaint) => {
    const complaints = checkBackendAnswer(request, given);
    if (complaint === null) expect(complaints).not.toEqual([]);
    else expect(complaints).toEqual([complaint]);
  });
});

describe('a page', () => {
  it.each([
    ['shows what was sent as text', answer({ headers: html, body: '<p>&lt;script&gt;window.__run=1&lt;/script&gt;</p>' })],
    ['leads on within the shop', answer({ status: 302, headers: { location: '/login?next=%2F%2Fevil.example' } })],
  ])('that %s is fine', (_name, given) => expect(checkPage(request, given)).toEqual([]));

  it.each([
    ['runs what was sent', answer({ headers: html, body: '<p><script>window.__run=1</script></p>' }), 'markup comes back as markup'],
    ['leads to another site', answer({ status: 302, headers: { location: '//evil.example' } }), 'leads away: //evil.example'],
    ['leads to a script', answer({ status: 302, headers: { location: 'javascript:window.__run=1' } }), 'leads away: javascript:window.__run=1'],
    ['gives away a file', answer({ body: 'root:x:0:0:root:/root' }), 'gives a file of the machine away'],
    ['has no policy', answer({ headers: { 'content-type': 'text/html' } }), 'a page without a content security policy'],
  ])('that %s is a finding', (_name, given, complaint) => expect(checkPage(request, given)).toEqual([complaint]));
});
