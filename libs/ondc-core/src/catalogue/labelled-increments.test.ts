import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { NetworkCatalogue, NetworkProvider } from './catalogue-message.ts';
import { mergeIncrement } from './merge-increment.ts';

/** See libs/ondc-core/cases/README.md. */
interface LabelledIncrements {
  readonly what: string;
  readonly input: {
    readonly messages: readonly { readonly catalogue: NetworkCatalogue }[];
    readonly wholeCatalogueRule: boolean;
  };
  readonly expected: { readonly providers: readonly NetworkProvider[]; readonly inAnyOrder: boolean };
}

const CASES = JSON.parse(
  readFileSync(new URL('../../cases/increments.json', import.meta.url), 'utf8'),
) as LabelledIncrements[];
/** What a whole catalogue leaves out is gone: a rule of what stores it, not of merging. */
const MERGED = CASES.filter(({ input }) => !input.wholeCatalogueRule);

test('all are there, 7 of them of whole catalogues', () => {
  expect([CASES.length, MERGED.length]).toEqual([55, 48]);
});

test.for(MERGED)('$what', ({ input, expected }) => {
  expect(providersOf(input.messages.map(({ catalogue }) => catalogue))).toEqual(expected.providers);
});

describe('in any order', () => {
  test.for(MERGED.filter(({ expected }) => expected.inAnyOrder))('$what', ({ input, expected }) => {
    for (const order of orders(input.messages.map(({ catalogue }) => catalogue)))
      expect(providersOf(order)).toEqual(expected.providers);
  });
});

/** As the network would tell them: without what merging remembers for itself. */
function providersOf(messages: readonly NetworkCatalogue[]): readonly NetworkProvider[] {
  const told = (entry: object) => ({ ...entry, describedAt: undefined });
  return (messages.reduce(mergeIncrement, {})['bpp/providers'] ?? []).map((provider) => ({
    ...(told(provider) as NetworkProvider),
    locations: provider.locations?.map((location) => told(location) as typeof location),
  }));
}

function orders<One>(list: readonly One[]): One[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, index) => orders(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}
