import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { cropFacts, guides, PROBLEM_CROPS, problemsByCrop, signs, stages, texts } from '@haat/backend-advice/testing';
import { bannedSubstanceIn, restrictedSubstanceIn, restrictions } from '@haat/backend-market';
import { restrictedSubstances, sampleMarket } from '@haat/backend-sandbox';
import { describe, expect, it } from 'vitest';

const DATA = new URL('../../../../libs/backend/advice/src/content/data/', import.meta.url);
const problems = [...problemsByCrop.values()].flat();
const substances = restrictedSubstances();

/** Every text of a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe('the law', () => {
  const banned = substances.filter(({ isBanned }) => isBanned).map(({ substance }) => substance);

  it('no banned substance is named anywhere in the content', () => {
    const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThan(15);
    for (const name of files) {
      const all = textsIn(JSON.parse(readFileSync(new URL(name, DATA), 'utf8')));
      for (const text of all) expect(bannedSubstanceIn([text], banned), `${name}: ${text}`).toBeNull();
    }
    expect(bannedSubstanceIn(['Monocrotophos 36% SL'], banned), 'the check itself').not.toBeNull();
  });

  it('a restricted substance is named with its restriction alone', () => {
    const restricted = substances.filter(({ isBanned }) => !isBanned).map(({ substance }) => substance);
    const named = problems.flatMap(({ medicines }) =>
      medicines.map(({ active }) => ({ active, substance: bannedSubstanceIn([active], restricted) })),
    );
    const hits = named.filter(({ substance }) => substance !== null);
    expect(hits.length).toBeGreaterThan(5);
    for (const { active, substance } of hits)
      expect(restrictedSubstanceIn(active), `${active}: ${substance}`).not.toBeNull();
  });

  it('a restricted substance is not named for a crop on which the law forbids it', () => {
    const wheres = new Map(substances.filter(({ isBanned }) => !isBanned).map((one) => [one.substance, one.note]));
    for (const crop of PROBLEM_CROPS)
      for (const { active } of problemsByCrop.get(crop)?.flatMap(({ medicines }) => medicines) ?? []) {
        const substance = restrictedSubstanceIn(active);
        if (substance !== null) expect(wheres.get(substance)?.includes(crop), `${active} on ${crop}`).toBe(false);
      }
  });
});

describe('the content', () => {
  it('has 90 problems of 10 crops, 50 crops and at least 15 guides', () => {
    expect([problems.length, problemsByCrop.size, cropFacts.length]).toEqual([90, 10, 50]);
    expect(guides.length).toBeGreaterThanOrEqual(15);
    expect(new Set(problems.map(({ id }) => id)).size).toBe(90);
  });

  it('is written in every language', () => {
    const named = [...signs.map(({ name }) => name), ...problems.map(({ name }) => name)];
    const listed = [...Object.values(texts), restrictions].flatMap((list) => Object.values(list));
    for (const text of [...named, ...listed, ...Object.values(stages).map(({ name }) => name)])
      for (const language of LANGUAGES) expect(text[language], text.en).toMatch(/\S/);
  });

  it('keeps the place of the number in every language', () => {
    for (const text of Object.values(texts).flatMap((list) => Object.values(list)))
      for (const language of LANGUAGES)
        expect(text[language]?.includes('{{n}}'), `${language}: ${text.en}`).toBe(text.en.includes('{{n}}'));
  });

  it.each(problems)('$id can be told by its signs, and says what to do', (problem) => {
    const own = signs.filter(({ id }) => problem.signs.includes(id));
    expect(own).toHaveLength(problem.signs.length);
    for (const part of problem.parts)
      expect(
        own.some(({ parts }) => parts.includes(part)),
        part,
      ).toBe(true);
    for (const { parts, id } of own)
      expect(
        parts.some((part) => problem.parts.includes(part)),
        id,
      ).toBe(true);
    expect(problem.measures.length).toBeGreaterThan(0);
    for (const [list, entries] of [
      [texts.measures, problem.measures],
      [texts.thresholds, problem.thresholds],
      [texts.methods, problem.medicines.map(({ method }) => ({ id: method, n: undefined }))],
      [texts.notes, problem.note === null ? [] : [{ id: problem.note, n: undefined }]],
    ] as const)
      for (const { id, n } of entries) {
        expect(list[id], id).toBeDefined();
        expect(list[id]?.en.includes('{{n}}'), id).toBe(n !== undefined);
      }
    expect(problem.medicines.length > 0 || problem.note !== null).toBe(true);
    for (const medicine of problem.medicines) expect(medicine.amount).toBeGreaterThan(0);
  });

  it('has guides whose stages follow each other without a gap', () => {
    for (const { crop, stages: ofGuide } of guides) {
      expect(ofGuide.map(({ no }) => no)).toEqual(ofGuide.map((_stage, index) => index + 1));
      for (const [index, { from, to, name, works }] of ofGuide.entries()) {
        expect(to, crop).toBeGreaterThanOrEqual(from);
        if (index > 0) expect(from, `${crop} ${name}`).toBe((ofGuide[index - 1]?.to ?? 0) + 1);
        expect(stages[name], name).toBeDefined();
        expect(works.length).toBeGreaterThan(0);
        for (const { id, n } of works) expect(texts.works[id]?.en.includes('{{n}}'), id).toBe(n !== undefined);
      }
    }
  });

  it('is meant by the labels of the sample market’s products', () => {
    const known = new Set(problems.map(({ id }) => id));
    const named = sampleMarket().products.flatMap(({ doses }) =>
      doses.flatMap(({ cropId, problems: of = [] }) => of.map((problem) => ({ cropId, problem }))),
    );
    expect(named.length).toBeGreaterThan(40);
    for (const { cropId, problem } of named) {
      expect(known.has(problem), problem).toBe(true);
      expect(problem.startsWith(`${cropId}_`), `${cropId}: ${problem}`).toBe(true);
    }
  });
});
