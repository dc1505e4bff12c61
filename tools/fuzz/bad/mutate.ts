import fc from 'fast-check';
import { signed } from '../market/order-for.ts';
import { signedRequest, written, type Filled } from '../requests/filled.ts';
import { placeName, placesOf, withValue } from '../requests/places.ts';
import type { BadRequest, FuzzRequest } from '../requests/request.ts';
import { BAD_BODIES } from './bodies.ts';
import { BAD_ENVELOPES } from './envelopes.ts';
import { BAD_PICTURES } from './pictures.ts';
import { badValuesFor } from './values.ts';

type Bad = (good: Filled) => { why: string; request: FuzzRequest };

/** The given number of bad requests made of a good one. The same seed makes the same. */
export function badRequests(good: Filled, { count, seed }: { count: number; seed: number }): BadRequest[] {
  const route = good.operation.route;
  return fc.sample(badOf(good), { seed: seedOf(route, seed), numRuns: count }).map((bad) => {
    const { why, request } = bad(good);
    return { ...request, route, why };
  });
}

/** A seed of its own for each route, so that a route's requests do not depend on which other routes there are. */
export function seedOf(route: string, seed: number): number {
  let sum = seed;
  for (const sign of route) sum = (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0;
  return sum;
}

function badOf(good: Filled): fc.Arbitrary<Bad> {
  const places = placesOf(good);
  const whole = [
    ...(good.body === undefined ? [] : [{ weight: 3, arbitrary: changeOf('body', BAD_BODIES) }]),
    ...(Buffer.isBuffer(good.body) ? [{ weight: 6, arbitrary: changeOf('picture', BAD_PICTURES) }] : []),
    { weight: 3, arbitrary: changeOf('envelope', BAD_ENVELOPES) },
  ];
  if (places.length === 0) return fc.oneof(...whole);
  const onePlace = fc.constantFrom(...places).chain((place) =>
    fc.record({
      place: fc.constant(place),
      bad: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...badValuesFor(place)) },
        { weight: 1, arbitrary: anyText(place.in) },
      ),
    }),
  );
  const inPlaces = fc
    .record({
      changes: fc.uniqueArray(onePlace, { minLength: 1, maxLength: 2, selector: ({ place }) => placeName(place) }),
      isSigned: fc.boolean(),
    })
    .map(({ changes, isSigned }): Bad => (given) => {
      const changed = changes.reduce((filled, { place, bad }) => withValue(filled, place, bad.value), given);
      return {
        why: changes.map(({ place, bad }) => `${placeName(place)}: ${bad.name}`).join(', '),
        request: isSigned ? signedRequest(withNewSignature(changed)) : written(changed),
      };
    });
  return fc.oneof({ weight: 10, arbitrary: inPlaces }, ...whole);
}

/**
 * A change of what is sent. What was signed is signed anew half of the time, so that it is not refused for that
 * alone.
 */
function changeOf(part: string, changes: typeof BAD_ENVELOPES): fc.Arbitrary<Bad> {
  return fc
    .record({ change: fc.constantFrom(...changes), isSigned: fc.boolean() })
    .map(({ change: { name, value }, isSigned }): Bad => (good) => {
      const request = value(signedRequest(good));
      return { why: `${part}: ${name}`, request: isSigned ? (good.sign?.(request) ?? request) : request };
    });
}

function anyText(part: string): fc.Arbitrary<{ name: string; value: unknown }> {
  const text = part === 'header' ? fc.string({ maxLength: 80 }) : fc.string({ unit: 'binary', maxLength: 80 });
  return text.map((value) => ({ name: `any text ${JSON.stringify(value).slice(0, 40)}`, value }));
}

/** Half of the bad orders carry the fingerprint of what they say, so that they are not refused for that alone. */
export function withNewSignature(filled: Filled): Filled {
  const { body } = filled;
  return typeof body === 'object' && body !== null && 'hash_code' in body ? { ...filled, body: signed(body) } : filled;
}
