import { describe, expect, it } from 'vitest';
import englishMessages from 'ra-language-english';

const FILES = import.meta.glob<object>('../../texts/*/*.json', { eager: true, import: 'default' });
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** The same in both languages: signs, names of formats, keys of a keyboard. */
const SAME = /^(–|%\{\w+\}|[A-Za-z]{1,5}|\/|\?|%\{name\} %\{recordRepresentation\}|\s*)$/;

function flat(texts: object, before = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value as object, `${before}${key}.`),
  );
}
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
const pairs = ['desk', 'names', 'work'].map((name) => ({
  name,
  english: flat(FILES[`../../texts/en/${name}.json`] ?? {}),
  hindi: new Map(flat(FILES[`../../texts/hi/${name}.json`] ?? {})),
}));
const admin = {
  name: 'react-admin',
  english: flat(englishMessages),
  hindi: new Map(flat(FILES['../../texts/hi/react-admin.json'] ?? {})),
};

describe.each([...pairs, admin])('texts of $name', ({ english, hindi }) => {
  it('are there in both languages', () => {
    expect([...hindi.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  });

  it('are Hindi in Hindi', () => {
    expect([...hindi].filter(([, text]) => !DEVANAGARI.test(text) && !SAME.test(text))).toEqual([]);
  });
});

it.each(pairs)('texts of $name have the same placeholders in both languages', ({ english, hindi }) => {
  const differing = english.filter(
    ([key, text]) => placeholders(text).join() !== placeholders(hindi.get(key) ?? '').join(),
  );
  expect(differing).toEqual([]);
});
