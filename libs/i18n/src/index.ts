/** Languages, namespaces and texts. React reads them by `react-i18next`, from the instance that a page provides. */
export { createTexts } from './create-texts.ts';
export type { NamespaceTexts, Texts, TextsOptions } from './create-texts.ts';
export { addErrorTexts, ERROR_TEXTS, withErrorTexts } from './error-texts.ts';
export { withCustomerCare } from './with-customer-care.ts';
