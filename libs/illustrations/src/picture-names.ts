import { cropDrawings } from './crops/index.ts';
import { packColours, type Drawings, type PackColour } from './drawing.ts';
import { pestDrawings, plainSigns } from './emblems.ts';
import { packs } from './packs.ts';
import { plantParts } from './plant-parts.ts';
import { problems } from './problems/index.ts';
import { scenes } from './scenes/index.ts';
import { services } from './services.ts';
import { stages } from './stages.ts';
import { tools } from './tools/index.ts';

/** Categories of the catalogue that have a picture, by slug. */
export const categorySlugs = [
  'fertiliser',
  'seed',
  'insecticide',
  'fungicide',
  'herbicide',
  'plant-growth',
  'bio',
  'tools',
  'machinery',
  'irrigation',
  'micronutrient',
  'organic',
  'sprayers',
  'storage',
  'nursery',
] as const;

/** A name out of {@link categorySlugs}. */
export type CategorySlug = (typeof categorySlugs)[number];

/**
 * Drawings of the whole picture that have a name of their own behind a word that says what they are: `problem-rust`.
 */
export const namedDrawings = {
  problem: problems,
  part: plantParts,
  service: services,
  stage: stages,
} as const satisfies Readonly<Record<string, Drawings>>;

/** A word out of {@link namedDrawings}. */
export type NamedKind = keyof typeof namedDrawings;

/** The words that picture names are made of; `README.md` says how. */
export const pictureNames = {
  packs: Object.keys(packs),
  colours: Object.keys(packColours) as readonly PackColour[],
  emblems: [...Object.keys(plainSigns), ...Object.keys(pestDrawings), ...Object.keys(cropDrawings)],
  crops: Object.keys(cropDrawings),
  tools: Object.keys(tools),
  categories: categorySlugs,
  scenes: Object.keys(scenes),
  problems: Object.keys(problems),
  parts: Object.keys(plantParts),
  services: Object.keys(services),
  stages: Object.keys(stages),
} as const;

/** What a picture name means. */
export type PictureSubject =
  | { readonly kind: 'pack'; readonly pack: string; readonly colour: PackColour; readonly emblem: string }
  | { readonly kind: 'tool'; readonly tool: string; readonly colour: PackColour | null }
  | { readonly kind: 'category'; readonly slug: CategorySlug }
  | { readonly kind: 'crop'; readonly crop: string }
  | { readonly kind: NamedKind; readonly name: string }
  | { readonly kind: 'scene'; readonly scene: string };

function isColour(word: string | undefined): word is PackColour {
  return word !== undefined && Object.hasOwn(packColours, word);
}

function isNamedKind(word: string): word is NamedKind {
  return Object.hasOwn(namedDrawings, word);
}

function readTool(words: string): PictureSubject | null {
  if (Object.hasOwn(tools, words)) return { kind: 'tool', tool: words, colour: null };
  const cut = words.lastIndexOf('-');
  const [tool, colour] = [words.slice(0, Math.max(cut, 0)), words.slice(cut + 1)];
  return Object.hasOwn(tools, tool) && isColour(colour) ? { kind: 'tool', tool, colour } : null;
}

/**
 * Reads a picture name.
 *
 * @returns what it means, or null if it is not a name of this grammar
 */
export function readPictureName(name: string): PictureSubject | null {
  if (Object.hasOwn(scenes, name)) return { kind: 'scene', scene: name };
  const [first = '', second, third, ...rest] = name.split('-');
  const after = name.slice(first.length + 1);
  if (first === 'tool') return readTool(after);
  if (first === 'crop') return Object.hasOwn(cropDrawings, after) ? { kind: 'crop', crop: after } : null;
  if (isNamedKind(first)) return Object.hasOwn(namedDrawings[first], after) ? { kind: first, name: after } : null;
  if (first === 'category') {
    const slug = categorySlugs.find((known) => known === after);
    return slug === undefined ? null : { kind: 'category', slug };
  }
  if (!Object.hasOwn(packs, first) || !isColour(second) || third === undefined || rest.length > 0) return null;
  return pictureNames.emblems.includes(third) ? { kind: 'pack', pack: first, colour: second, emblem: third } : null;
}

/** Whether a picture can be drawn for this name. */
export function isPictureName(name: string): boolean {
  return readPictureName(name) !== null;
}
