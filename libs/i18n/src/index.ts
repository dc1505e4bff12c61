/** Languages, namespaces and texts. React reads them by `react-i18next`, from the instance that a page provides. */
export { createTexts } from './create-texts.ts';
export type { NamespaceTexts, Texts, TextsOptions } from './create-texts.ts';
export { withCustomerCare } from './with-customer-care.ts';
