import type { AgentPurpose, Language, ToldAct } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { inLanguage } from '@haat/backend-platform';
import texts from './texts.json' with { type: 'json' };

type Values = Readonly<Record<string, string>>;

/** The message that brings the code of a consent. */
export const codeText = (values: Values, language: Language) => filled(inLanguage(texts.code, language), values);
/** The message that a consent was given. */
export const givenText = (values: Values, language: Language) => filled(inLanguage(texts.given, language), values);
/** The message that an agent did what must be told. */
export const actText = (values: Values, language: Language) => filled(inLanguage(texts.act, language), values);

/** What an agent did, as a part of a sentence. */
export const nameOfAct = (act: ToldAct, language: Language) => inLanguage(texts.acts[act], language);

/** For whom it is done: for the reader, or for the farmer for whom the reader stands. */
export function whoseText(farmerName: string | null, language: Language): string {
  return farmerName === null
    ? inLanguage(texts.own, language)
    : filled(inLanguage(texts.other, language), { farmer: farmerName });
}

/** Purposes in words, one after the other. */
export function purposesText(purposes: readonly AgentPurpose[], language: Language): string {
  return purposes.map((purpose) => inLanguage(texts.purposes[purpose], language)).join(', ');
}

/** A day in India: 25-11-2026. */
export function dayText(at: Date): string {
  return indiaDay(at).split('-').reverse().join('-');
}

function filled(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
