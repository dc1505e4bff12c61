import type { ShellName } from '@haat/api-contract/vocabulary';

/** How a story is displayed: what the toolbar chooses and what the checks go through. */
export interface StoryVariant {
  language: string;
  theme: ShellName;
  /** Per cent of the browser's own text size. */
  textSize: 100 | 200;
}

/** What opens when nothing is chosen. */
export const FIRST_VARIANT: StoryVariant = { language: 'hi', theme: 'farmer', textSize: 100 };

/** The product's languages, by their names in their own script. */
export const STORY_LANGUAGES = [
  { value: 'hi', title: 'हिन्दी' },
  { value: 'en', title: 'English' },
  { value: 'mr', title: 'मराठी' },
  { value: 'bn', title: 'বাংলা' },
  { value: 'or', title: 'ଓଡ଼ିଆ' },
  { value: 'gu', title: 'ગુજરાતી' },
] as const;

/**
 * Variants of `npm run check:stories`: every language at both text sizes in the farmer's theme, and in each of the
 * other two, which differ by their colours alone, four: both text sizes, the script that needs most room at the larger,
 * and between the two of them every language.
 */
export const ALL_VARIANTS: readonly StoryVariant[] = [
  ...([100, 200] as const).flatMap((textSize) =>
    STORY_LANGUAGES.map(({ value }) => ({ ...FIRST_VARIANT, language: value, textSize })),
  ),
  { language: 'hi', theme: 'csc', textSize: 100 },
  { language: 'mr', theme: 'csc', textSize: 100 },
  { language: 'bn', theme: 'csc', textSize: 200 },
  { language: 'or', theme: 'csc', textSize: 200 },
  { language: 'en', theme: 'business', textSize: 100 },
  { language: 'gu', theme: 'business', textSize: 100 },
  { language: 'hi', theme: 'business', textSize: 200 },
  { language: 'or', theme: 'business', textSize: 200 },
];

/**
 * Variants of `npm run check:stories` for people who asked for less motion and more contrast: each theme, both text
 * sizes.
 */
export const PREFERENCE_VARIANTS: readonly StoryVariant[] = [
  FIRST_VARIANT,
  { language: 'or', theme: 'farmer', textSize: 200 },
  { language: 'hi', theme: 'csc', textSize: 200 },
  { language: 'gu', theme: 'business', textSize: 100 },
];

/**
 * The variants of one story in `npm test`: the one that opens, and one of the others. Which it is follows from the
 * story's id, the same each time, so that among all stories each variant occurs about as often as every other.
 * @param variants the first is the one that opens
 */
export function sampledVariants(variants: readonly StoryVariant[], storyId: string): readonly StoryVariant[] {
  const [first, ...others] = variants;
  const other = others[hashOf(storyId) % others.length];
  return [first, other].filter((variant) => variant !== undefined);
}

/** FNV-1a: neighbouring ids get hashes far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A variant in words, for messages: `or, farmer, 200 %`. */
export function describeVariant({ language, theme, textSize }: StoryVariant): string {
  return `${language}, ${theme}, ${textSize} %`;
}

let current: StoryVariant | null = null;
let shown: Promise<unknown> = Promise.resolve();
const watchers = new Set<() => void>();

/**
 * The variant that the checks apply over the toolbar's, null outside them; the story follows it without being mounted
 * again.
 */
export const appliedVariant = {
  get: (): StoryVariant | null => current,
  set(variant: StoryVariant | null): void {
    current = variant;
    for (const watcher of watchers) watcher();
  },
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  /** Delays `shown` until something has loaded. */
  wait(loaded: Promise<unknown>): void {
    shown = loaded;
  },
  /** Waits until the applied variant is displayed. */
  shown: (): Promise<unknown> => shown,
};
