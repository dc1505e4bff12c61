import type { Language } from '@haat/api-contract/vocabulary';
import { DELETION_UNDO_DAYS } from '@haat/api-contract/vocabulary';
import { inLanguage } from '@haat/backend-platform';
import texts from './texts.json' with { type: 'json' };

/** The message with the code: what it is for, first of all. */
export function codeText(otp: string, language: Language): string {
  return inLanguage(texts.code, language).replace('{{otp}}', otp).replace('{{days}}', String(DELETION_UNDO_DAYS));
}

/** The message that says when the account is deleted, and how to undo it. @param day '25-12-2026' */
export function dueText(day: string, language: Language): string {
  return inLanguage(texts.due, language).replace('{{day}}', day);
}
