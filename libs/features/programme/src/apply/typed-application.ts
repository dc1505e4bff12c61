import { PROGRAMME_CROPS, PROGRAMME_SOWING_DAYS, type ProgrammeCrop } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { cutText, daysBetween } from '@haat/format';
import { outboxKey } from '@haat/progressive';

const LONGEST_TYPED = 64;

/** An application as it was typed. */
export interface TypedApplication {
  /** Made with the form: sent again, it is the same application. Empty where the form had none. */
  readonly key: string;
  /** Null where none was chosen. */
  readonly crop: ProgrammeCrop | null;
  readonly field: string;
  /** 'YYYY-MM-DD' from a date field; as it was typed elsewhere. */
  readonly day: string;
}

/** A field of the form in which something is wrong. */
export type ApplicationProblem = 'crop' | 'field' | 'day';

/** Reads what was typed, as it was typed. */
export function readApplication(form: FormData): TypedApplication {
  const text = (name: string) => cutText(formText(form, name).trim(), LONGEST_TYPED);
  return {
    ...{ key: outboxKey(form) ?? '', field: text('field'), day: text('day') },
    crop: PROGRAMME_CROPS.find((crop) => crop === text('crop')) ?? null,
  };
}

/**
 * What is wrong with an application, in the order of its fields. See docs/domain/programme.md#states.
 * @param today - the day in India, 'YYYY-MM-DD'
 */
export function applicationProblems({ crop, field, day }: TypedApplication, today: string): ApplicationProblem[] {
  return [
    ...(crop === null ? ['crop' as const] : []),
    ...(field === '' ? ['field' as const] : []),
    ...(isNear(day, today) ? [] : ['day' as const]),
  ];
}

function isNear(day: string, today: string): boolean {
  try {
    return Math.abs(daysBetween(today, day)) <= PROGRAMME_SOWING_DAYS;
  } catch {
    return false;
  }
}
