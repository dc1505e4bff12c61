import type { RouterContextProvider } from 'react-router';
import { languageContext, textContext, type ServerTexts } from '@haat/app-context';

/** What words depend on. */
export interface PresenterContext {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

/** What words of this request depend on. */
export function createPresenterContext(context: Readonly<RouterContextProvider>): PresenterContext {
  return { t: context.get(textContext), language: context.get(languageContext), now: new Date() };
}
