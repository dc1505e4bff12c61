import { LONGEST_QUESTION } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { cutText } from '@haat/format';
import { outboxKey } from '@haat/progressive';

/** A question to everyone as it was typed. */
export interface TypedQuestion {
  /** Made with the form: sent again, it is the same question. Empty where the form had none. */
  readonly key: string;
  /** Slug of a crop; empty where it is about none. */
  readonly crop: string;
  readonly text: string;
}

/** A field of a question in which something is wrong. */
export type QuestionProblem = 'crop' | 'empty' | 'text';

/** Reads what was typed, as it was typed; a text that is too long is kept, to be shortened. */
export function readQuestion(form: FormData): TypedQuestion {
  return {
    key: outboxKey(form) ?? '',
    crop: cutText(formText(form, 'crop').trim(), 64),
    text: cutText(formText(form, 'text').trim(), LONGEST_QUESTION * 2),
  };
}

/** What is wrong with a question, in the order of its fields. */
export function questionProblems({ crop, text }: TypedQuestion): QuestionProblem[] {
  return [
    ...(/^[a-z\d-]*$/.test(crop) ? [] : ['crop' as const]),
    ...(text === '' ? ['empty' as const] : []),
    ...(text.length > LONGEST_QUESTION ? ['text' as const] : []),
  ];
}
