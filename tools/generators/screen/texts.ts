import type { Tree } from '@nx/devkit';
import FIRST_TEXTS from './first-texts.json' with { type: 'json' };

type LanguageCode = keyof typeof FIRST_TEXTS;

/** The six languages in which every text is written. */
export const LANGUAGES = Object.keys(FIRST_TEXTS) as readonly LanguageCode[];

/** The screen's title in each language; the command line's `--title-hi` arrives as `titleHi`. */
export type Titles = { readonly [Code in LanguageCode as `title${Capitalize<Code>}`]?: string };

/**
 * The namespace of a feature's texts: the one that was asked for, its only one, or for a new feature its own name.
 * @throws Error when the feature has several and none was named
 */
export function namespaceOf(tree: Tree, feature: string, wanted?: string): string {
  const known = tree.children(`libs/features/${feature}/src/texts`);
  if (wanted !== undefined) return wanted;
  if (known.length > 1) throw new Error(`${feature} has the texts ${known.join(', ')}: choose one with --namespace.`);
  return known[0] ?? feature;
}

interface AddedTexts {
  readonly feature: string;
  readonly namespace: string;
  /** The key under which they stand: the screen's name. */
  readonly group: string;
  readonly titles: Titles;
}

/**
 * Adds the screen's first texts to the namespace, in every language.
 * @throws Error when the namespace has texts of that name
 */
export function addTexts(tree: Tree, { feature, namespace, group, titles }: AddedTexts): void {
  for (const language of LANGUAGES) {
    const file = `libs/features/${feature}/src/texts/${namespace}/${language}.json`;
    const texts = JSON.parse(tree.read(file, 'utf8') ?? '{}') as Record<string, unknown>;
    if (group in texts) throw new Error(`${file} has texts called ${group} already.`);
    const code = `${language.charAt(0).toUpperCase()}${language.slice(1)}` as Capitalize<LanguageCode>;
    const title = titles[`title${code}`] ?? FIRST_TEXTS[language].title;
    texts[group] = { ...FIRST_TEXTS[language], title };
    tree.write(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
}
