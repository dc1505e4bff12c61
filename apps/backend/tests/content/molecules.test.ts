import { readFileSync } from 'node:fs';
import { LANGUAGES, PLANT_PARTS } from '@haat/api-contract/vocabulary';
import { advisedCrops, likeliestProblem } from '@haat/backend-advice';
import { parseCsv } from '@haat/backend-platform';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const LIST = new URL(
  '../../../../libs/backend/sandbox/src/sample-market/data/restricted-substances.csv',
  import.meta.url,
);
/** How substances of the list that farmers know are written in the other five scripts, up to the ending. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  Monocrotophos: ['मोनोक्रोटो', 'মনোক্রোটো', 'ମୋନୋକ୍ରୋଟୋ', 'મોનોક્રોટો'],
  Endosulfan: ['एंडोसल्फ', 'এন্ডোসালফ', 'ଏଣ୍ଡୋସଲଫ', 'એન્ડોસલ્ફ'],
  Phorate: ['फोरेट', 'फ़ोरेट', 'ফোরেট', 'ଫୋରେଟ', 'ફોરેટ'],
  Paraquat: ['पैराक्व', 'पॅराक्व', 'প্যারাকু', 'ପାରାକ୍ୱ', 'પેરાક્વ'],
  Carbofuran: ['कार्बोफ', 'কার্বোফ', 'କାର୍ବୋଫ', 'કાર્બોફ'],
  Dichlorvos: ['डाइक्लोर', 'डायक्लोर', 'ডাইক্লোর', 'ଡାଇକ୍ଲୋର', 'ડાયક્લોર'],
  Glyphosate: ['ग्लाइफ', 'ग्लायफ', 'গ্লাইফ', 'ଗ୍ଲାଇଫ', 'ગ્લાયફ'],
  DDT: ['डीडीटी', 'ডিডিটি', 'ଡିଡିଟି', 'ડીડીટી'],
  Chlorpyrifos: ['क्लोरपाय', 'ক্লোরপাই', 'କ୍ଲୋରପାଇ', 'ક્લોરપાય'],
  Malathion: ['मैलाथ', 'मॅलाथ', 'ম্যালাথ', 'ମାଲାଥ', 'મેલાથ'],
  Mancozeb: ['मैंकोजेब', 'मैनकोजेब', 'मॅन्कोझेब', 'ম্যানকোজেব', 'ମାଙ୍କୋଜେବ', 'મેન્કોઝેબ'],
  'Aluminium phosphide': ['फॉस्फाइड', 'फॉस्फाईड', 'ফসফাইড', 'ଫସଫାଇଡ', 'ફોસ્ફાઇડ'],
};
/** Words of a restriction, in six languages. */
const RESTRICTION = /restricted|रोक है|बंदी आहे|নিষেধ আছে|କଟକଣା ଅଛି|પ્રતિબંધ છે/;

describe('all content', () => {
  let backend: TestBackend;
  let texts: { where: string; text: string }[];
  const substances = parseCsv(readFileSync(LIST, 'utf8')).map((row) => {
    const name = (row['substance'] ?? '').replace(/\s*[(/,].*/, '').replace(/ \d+%.*/, '');
    return { name, isRestricted: row['status'] === 'restricted' };
  });
  beforeAll(async () => {
    backend = await startBackend({ seed: 'sample', areas: AREAS_WITHOUT_JOBS });
    texts = [];
    for (const lang of LANGUAGES) {
      const { body } = await backend.request('POST', '/graphql', {
        body: {
          query: `{
            blogs(first: 100, lang: ${lang}) { nodes { slug title summary body } }
            feed(first: 100, lang: ${lang}) { nodes { slug text } }
            news(first: 100, lang: ${lang}) { nodes { slug title text } }
            episodes(lang: ${lang}) { slug title summary transcript }
          }`,
        },
      });
      const { blogs, feed, news, episodes } = body.data;
      for (const one of [...blogs.nodes, ...feed.nodes, ...news.nodes, ...episodes])
        texts.push({ where: `${one.slug}.${lang}`, text: Object.values(one).join('\n\n') });
    }
  });
  afterAll(() => backend?.close());

  const paragraphsWith = (name: string) => {
    const forms = [name, ...(WRITTEN[name] ?? [])].map((form) => form.toLowerCase());
    return texts.flatMap(({ where, text }) =>
      text
        .split('\n\n')
        .filter((part) => forms.some((form) => part.toLowerCase().includes(form)))
        .map((part) => `${where}: ${part}`),
    );
  };

  it('is read whole: articles, posts of editors and farmers, news', () => {
    expect(texts.length).toBeGreaterThanOrEqual(LANGUAGES.length * (24 + 12 + 20 + 20));
    expect(substances.length).toBeGreaterThanOrEqual(60);
  });

  it('never names a banned substance', () => {
    const banned = substances.filter(({ isRestricted }) => !isRestricted);
    expect(banned.flatMap(({ name }) => paragraphsWith(name))).toEqual([]);
  });

  it('names a restricted substance only together with the restriction', () => {
    const restricted = substances
      .filter(({ isRestricted }) => isRestricted)
      .flatMap(({ name }) => paragraphsWith(name));
    expect(restricted.length, 'one is named, so that this can fail').toBeGreaterThan(0);
    expect(restricted.filter((part) => !RESTRICTION.test(part))).toEqual([]);
  });

  it('is not told by the simulated expert either, whatever is asked of which crop and part', async () => {
    const { database } = backend.dependencies;
    const names = substances.flatMap(({ name }) => [name, ...(WRITTEN[name] ?? [])]).map((form) => form.toLowerCase());
    const told: string[] = [];
    for (const { id: cropId } of await advisedCrops(database))
      for (const part of [null, ...PLANT_PARTS]) {
        const answer = await likeliestProblem(database, { cropId, part });
        if (answer !== null) told.push(JSON.stringify(answer).toLowerCase());
      }
    expect(told.length, 'crops of which problems are known, by part').toBeGreaterThan(50);
    expect(
      told.some((answer) => answer.includes('"active"')),
      'a product is named',
    ).toBe(true);
    expect(told.filter((answer) => names.some((name) => answer.includes(name)))).toEqual([]);
  });

  it('tells no dose of a chemical', () => {
    const dose = /\d\s*(?:ml|मिली|মিলি|ମିଲି|મિલી)\b|\d\s*(?:g|ग्राम|গ্রাম|ଗ୍ରାମ|ગ્રામ)\s*(?:per|प्रति|an acre)/i;
    expect(texts.filter(({ text }) => dose.test(text)).map(({ where }) => where)).toEqual([]);
  });
});
