/** Languages, namespaces and texts. */
export { createTexts } from './create-texts.ts';
export type { NamespaceTexts, Texts, TextsOptions } from './create-texts.ts';
export { useTexts } from './use-texts.ts';
export { I18nextProvider as TextsProvider } from 'react-i18next';
