import type { ServerTexts } from '@haat/app-context';

/** What words depend on. */
export interface PresenterContext {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}
