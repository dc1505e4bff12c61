import { describe, expect, it } from 'vitest';
import { deliveryPlace, metresBetweenPlaces, type Place } from './delivery-place.ts';

const NASHIK: Place = { lat: 20.0082, lng: 73.8064 };
const KOLKATA: Place = { lat: 22.5736, lng: 88.3483 };
/** Degrees of latitude in which 25 km go, on a sphere of 6 378 168 m. */
const DEGREES_OF_25_KM = 25_000 / ((6_378_168 * Math.PI) / 180);
const north = (degrees: number): Place => ({ ...NASHIK, lat: NASHIK.lat + degrees });

describe('deliveryPlace', () => {
  it.each<[string, Place | null, Place | null, { place: Place; isExact: boolean } | null]>([
    ['no place given: the PIN code’s', null, NASHIK, { place: NASHIK, isExact: false }],
    ['the PIN code’s own place', NASHIK, NASHIK, { place: NASHIK, isExact: true }],
    ['1 km away', north(0.009), NASHIK, { place: north(0.009), isExact: true }],
    [
      'just under 25 km',
      north(DEGREES_OF_25_KM - 1e-5),
      NASHIK,
      { place: north(DEGREES_OF_25_KM - 1e-5), isExact: true },
    ],
    ['just over 25 km: the PIN code’s', north(DEGREES_OF_25_KM + 1e-5), NASHIK, { place: NASHIK, isExact: false }],
    ['Nashik’s place with Kolkata’s PIN code: Kolkata', NASHIK, KOLKATA, { place: KOLKATA, isExact: false }],
    ['no place at all', { lat: Number.NaN, lng: 73 }, NASHIK, { place: NASHIK, isExact: false }],
    ['the other end of the earth', { lat: -20.0082, lng: -106.1936 }, NASHIK, { place: NASHIK, isExact: false }],
    ['a PIN code that is not known: no place can be compared', NASHIK, null, null],
    ['neither', null, null, null],
  ])('%s', (_name, given, pincode, expected) => {
    expect(deliveryPlace(given, pincode)).toEqual(expected);
  });
});

describe('metresBetweenPlaces', () => {
  it.each([
    { name: 'the same place', one: NASHIK, other: NASHIK, metres: 0 },
    { name: 'a degree of latitude', one: { lat: 20, lng: 73.8 }, other: { lat: 21, lng: 73.8 }, metres: 111_320 },
    { name: 'a degree on the equator', one: { lat: 0, lng: 179.5 }, other: { lat: 0, lng: -179.5 }, metres: 111_320 },
    { name: 'from pole to pole', one: { lat: 90, lng: 0 }, other: { lat: -90, lng: 0 }, metres: 20_037_606 },
  ])('$name', ({ one, other, metres }) => {
    expect(Math.abs(metresBetweenPlaces(one, other) - metres)).toBeLessThan(5);
  });
});
