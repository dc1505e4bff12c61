import { describe, expect, it } from 'vitest';
import { languageCookie, liteCookie, mandiCropsCookie, placeCookie, visitCookie } from './preference-cookies.ts';
import type { Place } from './place.ts';

const PLACE: Place = {
  latLng: '20,73.8',
  placeId: null,
  label: 'पंचवटी',
  officialName: 'Panchvati',
  pincode: '422003',
  district: 'नाशिक',
  state: 'महाराष्ट्र',
};
const YEAR = 'Max-Age=31536000';

const COOKIES: readonly (readonly [name: string, cookie: (request: Request) => string, attributes: string])[] = [
  ['language', (request) => languageCookie('hi', request), `Path=/; ${YEAR}; HttpOnly; SameSite=Lax`],
  ['place', (request) => placeCookie(PLACE, request), `Path=/; ${YEAR}; HttpOnly; SameSite=Lax`],
  ['lite', (request) => liteCookie('1', request), `Path=/; ${YEAR}; HttpOnly; SameSite=Lax`],
  ['mandi-crops', (request) => mandiCropsCookie(['onion'], request), `Path=/; ${YEAR}; HttpOnly; SameSite=Lax`],
  ['visit-vendor', (request) => visitCookie('visit-vendor', 'v-1', request), 'Path=/; HttpOnly; SameSite=Strict'],
  [
    'visit-prebook',
    (request) => visitCookie('visit-prebook', null, request),
    'Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
  ],
];

describe('the cookie', () => {
  it.each(COOKIES)(
    '%s has the attributes that the rule gives it, and is Secure over https alone',
    (name, cookie, attributes) => {
      const of = (address: string) => {
        const [pair, ...rest] = cookie(new Request(address)).split('; ');
        return [pair?.split('=')[0], rest.join('; ')];
      };
      expect(of('http://127.0.0.1/')).toEqual([name, attributes]);
      expect(of('https://haat.example/')).toEqual([name, attributes.replace('HttpOnly', 'Secure; HttpOnly')]);
    },
  );
});
