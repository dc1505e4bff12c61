import { describe, expect, it } from 'vitest';
import { withHeaders } from './answer-headers.ts';

const PRIVATE = 'private, no-store';
const COOKIE = 'language=mr; Path=/';

describe('an answer of a shell', () => {
  it.each([
    ['of a person, of which the route says nothing', undefined, [], true, PRIVATE],
    ['of a person, that the route lets be kept', 'max-age=60', [], true, PRIVATE],
    ['of a person, with a new cookie, marked public', 'public, max-age=60', [COOKIE], true, PRIVATE],
    ['of a guest, of which the route says nothing', undefined, [], false, PRIVATE],
    ['of a guest, that the route forbids to keep', 'no-store', [], false, 'no-store'],
    ['that is the same for everybody', 'public, max-age=60', [], true, 'public, max-age=60'],
  ])('%s: who may keep it', (_which, given, cookies, isPersonal, caching) => {
    const headers = given === undefined ? undefined : { 'cache-control': given };
    const answer = withHeaders(new Response('page', headers === undefined ? {} : { headers }), cookies, isPersonal);
    expect(answer.headers.get('cache-control')).toBe(caching);
    expect(answer.headers.getSetCookie()).toEqual(cookies);
  });
});
