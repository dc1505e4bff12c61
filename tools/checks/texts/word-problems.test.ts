import { describe, expect, it } from 'vitest';
import { textsIn } from './service-texts.ts';
import { wordProblems } from './word-problems.ts';
import type { Language } from '@haat/api-contract/vocabulary';

const problems = (language: Language, text: string, at = 'cart:title') => wordProblems({ at, language, text });

describe('one word for one thing', () => {
  it('names the word that is not ours, where it stands, and the word to use', () => {
    expect(problems('hi', 'नई कीमत देखें')).toEqual(['cart:title (hi) says “कीमत*”, our word is “दाम”: नई कीमत देखें']);
  });

  it.each<[Language, string]>([
    ['hi', 'कीमतें बदल गईं'],
    ['hi', 'फोन करें'],
    ['hi', 'नाम लिखिए, तुम कहाँ हो'],
    ['hi', 'प्याज का बीज'],
    ['hi', 'पहले अपनी जगह चुनें'],
    ['or', 'ଆପଣଙ୍କ ଜାଗା ବାଛନ୍ତୁ'],
    ['gu', 'આગોતરી રકમ પરત નહીં મળે'],
    ['bn', 'তুলার গুটি পোকা'],
    ['mr', 'आपल्या ऑर्डर'],
    ['mr', 'हा ऑर्डर सापडला नाही'],
    ['mr', 'इथे पहा'],
    ['en', 'Choose a vendor'],
    ['en', 'Sign in to order'],
  ])('fails in %s: %s', (language, text) => {
    expect(problems(language, text)).not.toEqual([]);
  });

  it.each<[Language, string]>([
    ['hi', 'प्याज़ का दाम, फ़ोन करें'],
    ['hi', 'पेजर'],
    ['hi', 'तुमकुर ज़िला'],
    ['mr', 'आपोआप उघडेल'],
    ['mr', 'येथे पाहा, ही ऑर्डर झाली'],
    ['en', 'Log in and send the form'],
    ['hi', 'पायनियर P3396, NPK 19:19:19 और {{vendor}}'],
    ['gu', 'OTP આવશે'],
  ])('lets pass in %s: %s', (language, text) => {
    expect(problems(language, text)).toEqual([]);
  });

  it('knows a text however its marks are coded', () => {
    for (const refund of ['\u0930\u093f\u092b\u093c\u0902\u0921', '\u0930\u093f\u095e\u0902\u0921'])
      expect(problems('hi', refund)).toHaveLength(1);
  });

  it('lets a named place say what others may not', () => {
    expect(problems('hi', 'पेड़ों की छँटाई के लिए', 'p-secateur description')).toEqual([]);
    expect(problems('hi', 'पेड़ों की छँटाई के लिए', 'products:filter.clear')).not.toEqual([]);
  });

  it('finds English left in another language, not the names of grades', () => {
    expect(problems('mr', 'मल्च film 25')).toEqual(['cart:title (mr) leaves “film” in English: मल्च film 25']);
    expect(problems('or', 'GPS 45S46')).toEqual([]);
  });
});

it('finds the texts of a record with the id of its owner, and those that are missing', () => {
  const goods = [{ id: 'p-urea', name: { hi: 'यूरिया', en: 'Urea' }, packs: [{ id: 'p-urea-45', label: null }] }];
  const texts = textsIn(goods, 'fertiliser.json');
  expect(texts.map(({ at }) => at)).toEqual(Array.from({ length: 6 }, () => 'p-urea name'));
  expect(texts.filter(({ text }) => text === '').map(({ language }) => language)).toEqual(['mr', 'bn', 'or', 'gu']);
});
