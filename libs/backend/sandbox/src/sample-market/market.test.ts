import { describe, expect, it } from 'vitest';
import { sampleMarket } from './market.ts';
import type { LocalisedText } from './seed-texts.ts';

const market = sampleMarket();

describe('texts', () => {
  const scripts: Record<string, RegExp> = {
    hi: /\p{Script=Devanagari}/u,
    mr: /\p{Script=Devanagari}/u,
    bn: /\p{Script=Bengali}/u,
    or: /\p{Script=Oriya}/u,
    gu: /\p{Script=Gujarati}/u,
    en: /\p{Script=Latin}/u,
  };
  const indic = ['Devanagari', 'Bengali', 'Oriya', 'Gujarati'];
  const texts: [string, LocalisedText][] = [
    ...[...market.categories, ...market.brands, ...market.crops, ...market.products, ...market.vendors].map(
      ({ id, name }): [string, LocalisedText] => [id, name],
    ),
    ...market.products.map(({ id, description }): [string, LocalisedText] => [`${id} description`, description]),
    ...market.vendors.flatMap(({ id, address }): [string, LocalisedText][] => [
      [`${id} town`, address.town],
      [`${id} district`, address.district],
      [`${id} state`, address.state],
    ]),
    ...market.variants.flatMap(({ id, insuranceLabel }): [string, LocalisedText][] =>
      insuranceLabel === null ? [] : [[id, insuranceLabel]],
    ),
  ];

  it('are there in six languages, each in its own script', () => {
    for (const [what, text] of texts) {
      expect(Object.keys(text).sort(), what).toEqual(Object.keys(scripts).sort());
      for (const [language, script] of Object.entries(scripts)) {
        const wording = text[language as keyof LocalisedText];
        // A grade such as 19:19:19 or a variety may stay in Latin letters, beside words in the script.
        expect(wording, `${what} ${language}`).toMatch(script);
        const own = indic.filter((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(wording));
        expect(own.length, `${what} ${language}: ${wording}`).toBe(language === 'en' ? 0 : 1);
        expect(wording.trim(), what).toBe(wording);
      }
    }
  });

  it('write digits in Latin', () => {
    for (const [what, text] of texts) expect(Object.values(text).join(' '), what).not.toMatch(/(?![0-9])\p{Nd}/u);
  });
});

it('comes out the same every time', () => {
  expect(sampleMarket()).toEqual(market);
});
