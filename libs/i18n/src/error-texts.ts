import type { NamespaceTexts, Texts } from './create-texts.ts';

/** The file of the texts of errors that not every page has: a phone loads it with the first answer that names one. */
export const ERROR_TEXTS = 'errors';

/** The texts of `main` with those of such a file, by which `main:errors` is whole. */
export function withErrorTexts(main: NamespaceTexts, errors: NamespaceTexts): NamespaceTexts {
  if (typeof main !== 'object' || typeof errors !== 'object') return main;
  return { ...main, errors: { ...(main['errors'] as object), ...errors } };
}

/** Adds the texts of such a file to texts that are in use. */
export async function addErrorTexts(texts: Texts, errors: NamespaceTexts): Promise<void> {
  await texts.loadNamespaces('main');
  texts.addResourceBundle(texts.language, 'main', { errors }, true, true);
}
