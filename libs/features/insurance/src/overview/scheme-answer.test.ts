import { describe, expect, it } from 'vitest';
import { schemeAnswer, schemeProblems } from './scheme-answer.ts';
import { readSchemeQuery } from './scheme-query.ts';

const query = (text: string) => readSchemeQuery(new URLSearchParams(text));
/** One hectare in acres. */
const HECTARE = '2.47105';

describe('schemeAnswer', () => {
  it.each([
    ['a notice', `crop=wheat&place=dholpur&acres=${HECTARE}`, { farmer: 1443, insured: 96_172, government: null }],
    ['digits of any script', 'crop=wheat&place=dholpur&acres=२.४७१०५', { farmer: 1443 }],
    [
      'of a notice only the premium',
      `crop=paddy&place=sri-sathya-sai&acres=${HECTARE}`,
      { farmer: 494, insured: null },
    ],
    ['own numbers', `crop=wheat&acres=${HECTARE}&sum=96172&rate=8`, { farmer: 1443, government: 6251, notice: null }],
    ['no rate', `crop=wheat&acres=${HECTARE}&sum=96172`, { farmer: 1443, isMost: true, government: null }],
    ['the place counts before own numbers', `crop=wheat&place=dholpur&acres=${HECTARE}&sum=1`, { insured: 96_172 }],
  ])('by %s', (_what, text, answer) => {
    expect(schemeAnswer(query(text), 'rabi')).toMatchObject(answer);
  });

  it('caps by the season that was chosen', () => {
    const typed = query(`crop=paddy&acres=${HECTARE}&sum=60000&rate=10`);
    expect([schemeAnswer(typed, 'kharif')?.farmer, schemeAnswer(typed, 'rabi')?.farmer]).toEqual([1200, 900]);
  });

  it('is nothing before a crop and an area are told', () => {
    expect([schemeAnswer(query(''), 'rabi'), schemeAnswer(query('crop=wheat'), 'rabi')]).toEqual([null, null]);
  });
});

describe('schemeProblems', () => {
  it.each([
    ['nothing typed', 'crop=wheat', []],
    ['no area', 'crop=wheat&place=dholpur&acres=0', ['acres']],
    ['another district without a sum', 'crop=wheat&acres=1', ['sum']],
    ['a known place needs no sum', 'crop=wheat&place=dholpur&acres=1', []],
    ['a rate above 100', 'crop=wheat&acres=1&sum=60000&rate=101', ['rate']],
    ['a rate in words', 'crop=wheat&acres=1&sum=60000&rate=much', ['rate']],
    ['a place without a notice for the crop', 'crop=onion&place=dholpur&acres=1', ['sum']],
  ])('%s', (_what, text, problems) => {
    expect(schemeProblems(query(text))).toEqual(problems);
  });
});
