import { LONGEST_QUESTION, MOST_QUESTION_PHOTOS, PLANT_PARTS, type PlantPart } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { cutText } from '@haat/format';
import { outboxKey } from '@haat/progressive';
import { isCropId } from '../crop-query.ts';

/** A question as it was typed. */
export interface TypedQuestion {
  /** Made with the form: sent again, it is the same question. Empty where the form had none. */
  readonly key: string;
  readonly crop: string;
  /** Empty where it is not known. */
  readonly part: PlantPart | '';
  readonly text: string;
  /** With what the text began, when the farmer came from a product; alone it is no question. */
  readonly about: string;
  /** Of photos that were sent with an earlier try. */
  readonly photoIds: readonly string[];
  /** Of a voice note that was sent with an earlier try; empty without one. */
  readonly voiceId: string;
}

/** A field of a question in which something is wrong. */
export type QuestionProblem = 'crop' | 'text' | 'empty';

/** The part of a plant that a text names, or an empty one. */
export function partOf(text: string | null): PlantPart | '' {
  return PLANT_PARTS.find((part) => part === text) ?? '';
}

/** Reads what was typed, as it was typed; a text that is too long is kept, to be shortened. */
export function readQuestion(form: FormData): TypedQuestion {
  const text = (name: string, longest: number) => cutText(formText(form, name).trim(), longest);
  const about = text('about', LONGEST_QUESTION);
  const said = text('text', LONGEST_QUESTION * 2);
  return {
    ...{ key: outboxKey(form) ?? '', crop: text('crop', 64), part: partOf(text('part', 20)) },
    ...{ about, text: said === about ? '' : said },
    photoIds: form
      .getAll('photoId')
      .filter((id): id is string => typeof id === 'string' && id !== '')
      .slice(0, MOST_QUESTION_PHOTOS),
    voiceId: text('voiceId', 64),
  };
}

/** What is wrong with a question, in the order of its fields. @param files how many photos and voice notes came with
 *   this try */
export function questionProblems({ crop, text, photoIds, voiceId }: TypedQuestion, files: number): QuestionProblem[] {
  return [
    ...(isCropId(crop) ? [] : ['crop' as const]),
    ...(text.length > LONGEST_QUESTION ? ['text' as const] : []),
    ...(text === '' && voiceId === '' && files + photoIds.length === 0 ? ['empty' as const] : []),
  ];
}
