import type { TFunction } from 'i18next';
import type { Texts } from './create-texts.ts';

/**
 * Makes texts fit to be shared by all requests of a process: their language cannot be changed, and a text without
 * values is looked up once. A page asks for hundreds of them, and looking one up takes i18next some microseconds.
 */
export function shareTexts(texts: Texts): Texts {
  const functions = new Map<string, TFunction>();
  const getFixedT = texts.getFixedT.bind(texts) as (...given: unknown[]) => TFunction;
  return Object.assign(texts, {
    changeLanguage: () =>
      Promise.reject(new TypeError('These texts are shared: another language is another instance.')),
    getFixedT(...given: unknown[]): TFunction {
      const id = JSON.stringify(given);
      const known = functions.get(id);
      if (known) return known;
      const made = rememberPlain(getFixedT(...given));
      functions.set(id, made);
      return made;
    },
    t: rememberPlain(texts.t.bind(texts) as TFunction),
  });
}

/** The same function, with the texts without values kept. What is no key of a file is not: it may be anything. */
function rememberPlain(t: TFunction): TFunction {
  const known = new Map<string, string>();
  const translate = t as unknown as (...given: unknown[]) => string;
  const remembering = (...given: unknown[]): string => {
    const [key] = given;
    if (given.length > 1 || typeof key !== 'string') return translate(...given);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const text = translate(key);
    if (text !== key && !key.endsWith(`:${text}`)) known.set(key, text);
    return text;
  };
  return Object.assign(remembering, t);
}
