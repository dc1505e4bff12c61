/** Languages, namespaces and texts. */
export { createTexts } from './create-texts.ts';
export type { NamespaceTexts, Texts, TextsOptions } from './create-texts.ts';
export { TextsProvider, useTexts } from './use-texts.ts';
export type { TextsOfNamespace } from './use-texts.ts';
