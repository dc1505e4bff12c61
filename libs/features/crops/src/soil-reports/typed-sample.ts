import { BAG_NUMBER } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { cutText, toLatinDigits } from '@haat/format';
import { outboxKey } from '@haat/progressive';
import { acresOf, isCropId } from '../crop-query.ts';

/** Letters that are kept of a bag's number, so that one that is too long can be shortened. */
const LONGEST_TYPED = 40;

/** A sample as it was typed. */
export interface TypedSample {
  /** Made with the form: sent again, it is the same sample. Empty where the form had none. */
  readonly key: string;
  readonly bag: string;
  /** Empty where it is not decided yet. */
  readonly crop: string;
  /** Empty where it is not known. */
  readonly acres: string;
}

/** A field in which something is wrong. */
export type SampleProblem = 'bag' | 'acres';

/** Reads what was typed, as it was typed. */
export function readSample(form: FormData): TypedSample {
  const text = (name: string, longest: number) => cutText(formText(form, name).trim(), longest);
  return {
    ...{ key: outboxKey(form) ?? '', bag: text('bag', LONGEST_TYPED), acres: text('acres', 12) },
    crop: [text('crop', 64)].find(isCropId) ?? '',
  };
}

/** The number of a bag as it is printed: in capitals, without spaces, in Latin digits. */
export function bagNumberOf(typed: string): string {
  return toLatinDigits(typed).replaceAll(/\s+/g, '').toUpperCase();
}

/** What is wrong with a sample, in the order of its fields. */
export function sampleProblems({ bag, acres }: TypedSample): SampleProblem[] {
  return [
    ...(BAG_NUMBER.test(bagNumberOf(bag)) ? [] : ['bag' as const]),
    ...(acres === '' || acresOf(acres) !== null ? [] : ['acres' as const]),
  ];
}
