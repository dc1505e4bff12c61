import type { ClaimInput } from '@haat/api-contract/insurance-claims';
import { FARM_PERILS, LONGEST_CLAIM_TEXT, MOST_CLAIM_PHOTOS, type FarmPeril } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { cutText, parseAmount, toLatinDigits } from '@haat/format';
import { outboxKey } from '@haat/progressive';
import { isDay, isTime, lossMoment } from './loss-moment.ts';
import { KEPT_FACTS_FIELD, PHOTO_FACTS_FIELD, type PhotoFacts } from './photo-facts.ts';
import { readPhotoFacts } from './read-photo-facts.ts';

const LEAST_ACRES = 0.01;
const MOST_ACRES = 1000;
const LONGEST_NUMBER = 12;

/** A loss as it was typed. */
export interface TypedLoss {
  /** Made with the form: sent again, it is the same claim. Empty where the form had none. */
  readonly key: string;
  readonly policy: string;
  readonly peril: FarmPeril | '';
  readonly day: string;
  readonly time: string;
  readonly cut: string;
  readonly acres: string;
  readonly text: string;
  /** Photos that were sent with an earlier try, and after them those of this one. */
  readonly photoIds: readonly string[];
  /** Of all photos. */
  readonly photoFacts: readonly PhotoFacts[];
}

/** A field of a loss in which something is wrong, in the order of the fields. */
export type LossProblem = 'policy' | 'peril' | 'day' | 'time' | 'cut' | 'acres';

/** Reads what was typed, as it was typed. @param newPhotos how many photos came with this try */
export function readLoss(form: FormData, newPhotos: number): TypedLoss {
  const text = (name: string, longest: number) => cutText(formText(form, name).trim(), longest);
  const photoIds = form
    .getAll('photoId')
    .filter((id): id is string => typeof id === 'string' && id !== '')
    .slice(0, MOST_CLAIM_PHOTOS);
  return {
    ...{ key: outboxKey(form) ?? '', policy: text('policy', 100), photoIds },
    peril: FARM_PERILS.find((peril) => peril === form.get('peril')) ?? '',
    ...{ day: text('day', LONGEST_NUMBER), time: text('time', LONGEST_NUMBER), cut: text('cut', LONGEST_NUMBER) },
    ...{ acres: text('acres', LONGEST_NUMBER), text: text('text', LONGEST_CLAIM_TEXT) },
    photoFacts: [
      ...readPhotoFacts(formText(form, KEPT_FACTS_FIELD), photoIds.length),
      ...readPhotoFacts(formText(form, PHOTO_FACTS_FIELD), newPhotos),
    ].slice(0, MOST_CLAIM_PHOTOS),
  };
}

/** What is wrong with a loss. Whether it is covered, and in time, the service says. */
export function lossProblems(typed: TypedLoss): LossProblem[] {
  const { policy, peril, day, time, cut } = typed;
  return [
    ...(policy === '' ? ['policy' as const] : []),
    ...(peril === '' ? ['peril' as const] : []),
    ...(isDay(day) ? [] : ['day' as const]),
    ...(isTime(time) ? [] : ['time' as const]),
    ...(peril === 'post_harvest' && !isDay(cut) ? ['cut' as const] : []),
    ...(acresOf(typed) === null ? ['acres' as const] : []),
  ];
}

/** A loss as the service takes it; null as long as something is wrong. Days and times are India's. */
export function lossInput(typed: TypedLoss, clock: ClaimInput['clock']): ClaimInput | null {
  const acres = acresOf(typed);
  const moment = lossMoment(typed.day, typed.time);
  const { key, policy, peril, cut, text, photoIds, photoFacts } = typed;
  if (lossProblems(typed).length > 0 || peril === '' || acres === null || moment === null) return null;
  return {
    ...{ key, policy_id: policy, peril, acres, text, clock },
    happened_at: moment.toISOString(),
    cut_on: peril === 'post_harvest' ? cut : null,
    photos: photoIds.map((id, index) => ({ id, taken_at: null, place: null, ...photoFacts[index] })),
  };
}

function acresOf({ acres }: TypedLoss): number | null {
  const number = parseAmount(toLatinDigits(acres));
  return number !== undefined && number >= LEAST_ACRES && number <= MOST_ACRES ? number : null;
}
