/** How a story is looked at: what the toolbar chooses and what the checks go through. */
export interface StoryLook {
  language: string;
  theme: 'farmer' | 'csc' | 'business';
  /** Per cent of the browser's own text size. */
  textSize: 100 | 200;
}

/** What opens when nothing is chosen. */
export const FIRST_LOOK: StoryLook = { language: 'hi', theme: 'farmer', textSize: 100 };

/** The product's languages, by their names in their own script. */
export const STORY_LANGUAGES = [
  { value: 'hi', title: 'हिन्दी' },
  { value: 'en', title: 'English' },
  { value: 'mr', title: 'मराठी' },
  { value: 'bn', title: 'বাংলা' },
  { value: 'or', title: 'ଓଡ଼ିଆ' },
  { value: 'gu', title: 'ગુજરાતી' },
] as const;

/** Looks of every story in `npm test`: the default language, and the script that needs most room. */
export const SHORT_LOOKS: readonly StoryLook[] = [FIRST_LOOK, { ...FIRST_LOOK, language: 'or' }];

/** Looks of `npm run check:stories`: every language at both text sizes, every theme. */
export const ALL_LOOKS: readonly StoryLook[] = [
  ...([100, 200] as const).flatMap((textSize) => STORY_LANGUAGES.map(({ value }) => ({ ...FIRST_LOOK, language: value, textSize }))),
  { ...FIRST_LOOK, theme: 'csc' },
  { ...FIRST_LOOK, theme: 'business' },
];

/** A look in words, for messages: `or, farmer, 200 %`. */
export function lookInWords({ language, theme, textSize }: StoryLook): string {
  return `${language}, ${theme}, ${textSize} %`;
}

let current: StoryLook | null = null;
let shown: Promise<unknown> = Promise.resolve();
const watchers = new Set<() => void>();

/** The look that the checks put on over the toolbar's, null outside them; the story follows it without being mounted again. */
export const worn = {
  get: (): StoryLook | null => current,
  set(look: StoryLook | null): void {
    current = look;
    for (const watcher of watchers) watcher();
  },
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  /** Tells that the look is there only when something has loaded. */
  wait(loaded: Promise<unknown>): void {
    shown = loaded;
  },
  /** Waits until the look that was put on is there. */
  shown: (): Promise<unknown> => shown,
};
