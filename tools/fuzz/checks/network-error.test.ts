import { expect, it } from 'vitest';
import type { BadRequest, FuzzAnswer } from '../requests/request.ts';
import { checkBackendAnswer } from './check-backend-answer.ts';

const request: BadRequest = {
  route: 'POST /ondc/{action}',
  why: 'test',
  changes: [],
  method: 'POST',
  path: '/ondc/on_search',
  headers: {},
};
const right = { type: 'CONTEXT-ERROR', code: '20001', message: 'The signature is not valid.' };
const nack = (error: object): FuzzAnswer => ({
  status: 401,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message: { ack: { status: 'NACK' } }, error }),
  milliseconds: 5,
  failure: null,
});

it.each([
  ['as the network has it', right, []],
  ['of a type that is none', { ...right, type: 'ERROR' }, ['an unknown type: ERROR']],
  [
    'with a code of ours',
    { ...right, code: 'request_error.invalid' },
    ['no code of the network’s: request_error.invalid'],
  ],
  ['without a sentence', { ...right, message: ' ' }, ['a NACK without a sentence']],
  ['that tells more', { ...right, stack: 'at run' }, ['a NACK with what the network does not know: stack']],
])('a NACK %s', (_what, error, complaints) => {
  expect(checkBackendAnswer(request, nack(error))).toEqual(complaints);
});

it('is no NACK on another route', () => {
  expect(checkBackendAnswer({ ...request, route: 'POST /x' }, nack(right))).toEqual(['an unknown code: 20001']);
});
