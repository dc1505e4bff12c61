import { describe, expect, it } from 'vitest';
import { isLatLng, parsePlace } from './place.ts';
import { languageCookie, placeCookie } from './preference-cookies.ts';

const place = {
  latLng: '20.0082,73.8064',
  placeId: 'pin-422202',
  label: 'दिंडोरी, नासिक',
  officialName: 'Dindori',
  pincode: '422202',
  district: 'Nashik',
  state: 'Maharashtra',
};

describe('a place', () => {
  it('comes back from its cookie as it went in', () => {
    const cookie = placeCookie(place, new Request('https://haat.example/location'));
    const value = decodeURIComponent(/^place=([^;]*)/.exec(cookie)?.[1] ?? '');
    expect(parsePlace(value)).toEqual(place);
    expect(cookie).toContain('Max-Age=31536000');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('; Secure');
  });

  it('is Secure only over https', () => {
    expect(languageCookie('mr', new Request('http://127.0.0.1:4200/language'))).not.toContain('Secure');
  });

  it.each([
    undefined,
    '',
    'x',
    'null',
    '[]',
    '{}',
    '{"latLng":"91,0","label":"x"}',
    '{"latLng":"20,73","label":""}',
    '{"latLng":["20,73"],"label":"x"}',
  ])('is none in %s', (text) => expect(parsePlace(text)).toBeNull());

  it('keeps only what makes sense', () => {
    expect(
      parsePlace(JSON.stringify({ ...place, placeId: '<i>', label: 'a'.repeat(500), pincode: '<b>', district: 7 })),
    ).toEqual({
      ...place,
      placeId: null,
      label: 'a'.repeat(120),
      pincode: null,
      district: null,
    });
  });

  it.each([
    ['20.1,73.8', true],
    ['-8,-170.5', true],
    ['91,10', false],
    ['20,181', false],
    ['20', false],
    ['20,73;x', false],
    [20, false],
  ])('isLatLng(%j) is %s', (text, expected) => expect(isLatLng(text)).toBe(expected));
});
