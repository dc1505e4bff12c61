import { expect, it } from 'vitest';
import { profileLanguageCookies } from './profile-language.ts';

const request = (cookie?: string) =>
  new Request('https://haat.example/login', { method: 'POST', headers: cookie === undefined ? {} : { cookie } });

// Written from docs/domain/application.md#languages.
it('a device without a language keeps that of the profile, for a year', () => {
  expect(profileLanguageCookies('mr', request())).toEqual([expect.stringMatching(/^language=mr; .*Max-Age=31536000/)]);
  expect(profileLanguageCookies('mr', request('place=x'))).toHaveLength(1);
});

it.each(['language=bn', 'place=x; language=hi'])('a device with %s keeps what was chosen there', (cookie) => {
  expect(profileLanguageCookies('mr', request(cookie))).toEqual([]);
});

it('a profile without a language changes nothing', () => {
  expect(profileLanguageCookies(null, request())).toEqual([]);
});
