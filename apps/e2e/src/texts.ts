import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Language } from '@haat/api-contract/vocabulary';

const LIBRARIES = resolve(import.meta.dirname, '../../../libs');
const FILES = '{i18n,features/*}/src/texts/*/';

type Values = Readonly<Record<string, string | number>>;
type Tree = { readonly [key: string]: string | Tree };

/** The product's own texts in one language: what a farmer reads and hears on the screens. */
export interface Texts {
  readonly language: Language;
  /** A whole text, as `'namespace:group.key'`; `count` among the values chooses its plural. */
  (key: string, values?: Values): string;
  /** Matches the text from end to end, whatever stands where no value is given. */
  pattern(key: string, values?: Values): RegExp;
}

/** The texts of a language, read from the sources: a journey names them by key and repeats no sentence. */
export function textsIn(language: Language): Texts {
  const namespaces = Object.fromEntries(
    globSync(`${FILES}${language}.json`, { cwd: LIBRARIES }).map((file) => [
      basename(dirname(file)),
      JSON.parse(readFileSync(join(LIBRARIES, file), 'utf8')) as Tree,
    ]),
  );
  const plural = new Intl.PluralRules(language);
  const raw = (key: string, values: Values): string => {
    const [namespace = '', path = ''] = key.split(':', 2);
    const names =
      typeof values.count === 'number' ? [path, `${path}_${plural.select(values.count)}`] : [path, `${path}_other`];
    for (const name of names) {
      const found = leafOf(namespaces[namespace], name);
      if (found !== null) return found;
    }
    throw new Error(`There is no text ${key} in ${language}.`);
  };
  const whole = (key: string, values: Values = {}) =>
    raw(key, values).replace(/{{(\w+)}}/g, (gap, name: string) => String(values[name] ?? gap));
  const pattern = (key: string, values: Values = {}) =>
    new RegExp(`^${escaped(whole(key, values)).replace(/\\{\\{\w+\\}\\}/g, '.+')}$`, 'u');
  return Object.assign(whole, { language, pattern });
}

function leafOf(tree: Tree | undefined, path: string): string | null {
  const found = path
    .split('.')
    .reduce<string | Tree | undefined>((node, name) => (typeof node === 'object' ? node[name] : undefined), tree);
  return typeof found === 'string' ? found : null;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
