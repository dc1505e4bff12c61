import fc from 'fast-check';
import { signed } from '@haat/test-clients/order-for';
import { signedRequest, written, type Filled } from '../requests/filled.ts';
import { LEFT_OUT, placeName, placesOf, textOf, valueAt, withValue, type Place } from '../requests/places.ts';
import { changesInWords, type BadRequest, type Change, type FuzzRequest } from '../requests/request.ts';
import { BAD_BODIES } from './bodies.ts';
import { BAD_ENVELOPES } from './envelopes.ts';
import { BAD_PICTURES } from './pictures.ts';
import { badValuesFor } from './values.ts';

type Bad = (good: Filled) => { changes: readonly Change[]; request: FuzzRequest };

/** How many bad requests, and of which way of asking. */
export interface BadRequestsOptions {
  readonly count: number;
  readonly seed: number;
  /** Name of the good request. */
  readonly way?: string;
}

/** The given number of bad requests made of a good one. The same seed makes the same. */
export function badRequests(good: Filled, { count, seed, way = '' }: BadRequestsOptions): BadRequest[] {
  const { route, parameters } = good.operation;
  const queryNames = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return fc.sample(badOf(good), { seed: seedOf(route, seed), numRuns: count }).map((bad) => {
    const { changes, request } = bad(good);
    return { ...request, route, why: changesInWords(changes), changes, way, queryNames };
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
  const change = fc.constantFrom(...places).chain((place) =>
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
      changes: fc.uniqueArray(change, { minLength: 1, maxLength: 2, comparator: areOneInAnother }),
      isSigned: fc.boolean(),
    })
    .map(({ changes, isSigned }): Bad => (given) => {
      const changed = changes.reduce((filled, { place, bad }) => withValue(filled, place, bad.value), given);
      const request = isSigned ? signedRequest(withNewSignature(changed)) : written(changed);
      return {
        changes: changes
          .filter(({ place, bad }) => !isWhatStoodThere(valueAt(given, place), bad.value, place))
          .map(({ place, bad }) => ({ place: placeName(place), ...bad })),
        // A signature that was changed stays so: signed anew, nothing would be bad about it.
        request: changes.every(({ place, bad }) => isStillThere(request, place, bad.value))
          ? request
          : written(changed),
      };
    });
  return fc.oneof({ weight: 10, arbitrary: inPlaces }, ...whole);
}

/** Of two changes at one place, or at a place and one inside it, one would undo the other. */
function areOneInAnother({ place: one }: { place: Place }, { place: other }: { place: Place }): boolean {
  const [a, b] = [`${placeName(one)}.`, `${placeName(other)}.`];
  return a.startsWith(b) || b.startsWith(a);
}

/** A value that the good request has anyway, or a part that it does not have and that is left out: no change at all. */
function isWhatStoodThere(before: unknown, now: unknown, { in: part }: Place): boolean {
  if (before === undefined || now === LEFT_OUT) return before === undefined && now === LEFT_OUT;
  return part === 'body' ? JSON.stringify(before) === JSON.stringify(now) : textOf(before) === textOf(now);
}

/** Whether a change outlives that the request is signed anew, which replaces its signature or its fingerprint. */
function isStillThere(request: FuzzRequest, { in: part, keys }: Place, value: unknown): boolean {
  if (part === 'body') return keys[0] !== 'hash_code';
  return part !== 'header' || value === LEFT_OUT || request.headers[keys[0] ?? ''] === textOf(value);
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
      return { changes: [{ place: part, name }], request: isSigned ? (good.sign?.(request) ?? request) : request };
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
