import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeQuote } from './judge-quote.ts';
import { quoteProblems, type QuoteProblem, type SelectedItem } from './quote-problems.ts';
import type { Quote } from './quote.ts';

/** See libs/ondc-core/cases/README.md. */
interface LabelledQuote {
  readonly what: string;
  readonly input: {
    readonly quote: Quote;
    readonly selected: readonly SelectedItem[];
    readonly earlier?: Quote;
    readonly maximumRetailPrice?: Readonly<Record<string, number>>;
  };
  readonly expected: {
    readonly problems: readonly QuoteProblem[];
    readonly accepted: boolean;
    readonly nack: string | null;
  };
}

const CASES = JSON.parse(readFileSync(new URL('../../cases/quotes.json', import.meta.url), 'utf8')) as LabelledQuote[];

test('all are there', () => {
  expect(CASES).toHaveLength(77);
});

test.for(CASES)('$what: problems', ({ input, expected }) => {
  expect(quoteProblems(input.quote, input.selected)).toEqual(expected.problems);
});

test.for(CASES)('$what: what its seller is told', ({ input, expected }) => {
  const { quote, selected, earlier, maximumRetailPrice: maximumRetailPrices } = input;
  expect(judgeQuote(quote, selected, { earlier, maximumRetailPrices })).toEqual({
    isAccepted: expected.accepted,
    nack: expected.nack,
  });
});
