import { readFileSync } from 'node:fs';
import type { Localised } from '@haat/backend-platform';
import type { CropFacts, Guide, ListEntry, Problem, Sign } from './content-types.ts';

/** Crops of which problems are known; each has a file. */
export const PROBLEM_CROPS = [
  'sugarcane',
  'cotton',
  'maize',
  'paddy',
  'wheat',
  'soybean',
  'onion',
  'tomato',
  'potato',
  'chilli',
] as const;

/** The files are part of the program and checked by its tests: what they hold is what their types say. */
function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8'));
}

type Texts = Readonly<Record<string, Localised>>;

/** Facts of every crop. */
export const cropFacts = read('crop-facts') as readonly CropFacts[];
/** Every guide by stage. */
export const guides = read('guides') as readonly Guide[];
/** The closed list of signs, in the order in which they are offered. */
export const signs = read('signs') as readonly Sign[];
/** Names and pictures of stages. */
export const stages = read('stages') as Readonly<
  Record<string, { readonly picture: string; readonly name: Localised }>
>;
/** The closed lists of texts. */
export const texts = {
  measures: read('measures') as Texts,
  methods: read('methods') as Texts,
  notes: read('notes') as Texts,
  thresholds: read('thresholds') as Texts,
  works: read('works') as Texts,
} as const;

/** Problems by crop. */
export const problemsByCrop: ReadonlyMap<string, readonly Problem[]> = new Map(
  PROBLEM_CROPS.map((crop) => [crop, read(`problems/${crop}`) as readonly Problem[]]),
);

/** The text of an entry with its number in it, in every language. @throws RangeError for an entry that no list has */
export function entryText(list: Texts, { id, n = '' }: ListEntry): Localised {
  const text = list[id];
  if (text === undefined) throw new RangeError(`No such entry: ${id}`);
  const filled = Object.entries(text).map(([language, wording]) => [language, wording.replace('{{n}}', n)] as const);
  return { ...Object.fromEntries(filled), en: text.en.replace('{{n}}', n) };
}
