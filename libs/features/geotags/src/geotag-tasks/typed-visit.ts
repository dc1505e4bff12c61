import { GEOTAG_REASONS, LONGEST_GEOTAG_NOTE, type GeotagReason } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { cutText } from '@haat/format';
import { outboxKey } from '@haat/progressive';
import { NO_FACTS, VISIT_FACTS_FIELD, type VisitFacts } from './visit-facts.ts';

const LONGEST_ID = 64;
const MOST_METRES = 1_000_000;

/** What a form of a task says beside its photo. */
export interface TypedVisit {
  /** Made with the form: sent again, it is the same. */
  readonly key: string;
  readonly task: string;
  /** Null where none was chosen. */
  readonly reason: GeotagReason | null;
  readonly note: string;
  readonly facts: VisitFacts;
}

/** A field in which something is wrong. */
export type VisitProblem = 'photo' | 'reason' | 'note';

/** Reads what was sent; of what the phone says nothing unreadable is taken. */
export function readVisit(form: FormData): TypedVisit {
  const reason = formText(form, 'reason');
  return {
    // A form that was not made here has none.
    key: outboxKey(form) ?? crypto.randomUUID(),
    task: cutText(formText(form, 'task').trim(), LONGEST_ID),
    reason: GEOTAG_REASONS.find((known) => known === reason) ?? null,
    note: cutText(formText(form, 'note').trim(), LONGEST_GEOTAG_NOTE),
    facts: readFacts(formText(form, VISIT_FACTS_FIELD)),
  };
}

/** What is wrong with a reason, in the order of its fields. Words are needed where no reason of the list fits. */
export function reasonProblems({ reason, note }: Pick<TypedVisit, 'reason' | 'note'>): VisitProblem[] {
  if (reason === null) return ['reason'];
  return reason === 'other' && note === '' ? ['note'] : [];
}

function readFacts(text: string): VisitFacts {
  const told = parsed(text);
  return { taken_at: momentOf(told['taken_at']), sent_at: momentOf(told['sent_at']), place: placeOf(told['place']) };
}

function placeOf(told: unknown): VisitFacts['place'] {
  const { lat, lng, accuracy, at } = (told ?? {}) as Readonly<Record<string, unknown>>;
  const moment = momentOf(at);
  const isPlace = isWithin(lat, -90, 90) && isWithin(lng, -180, 180) && isWithin(accuracy, 0, MOST_METRES);
  return isPlace && moment !== null ? { lat, lng, accuracy, at: moment } : NO_FACTS.place;
}

function momentOf(told: unknown): string | null {
  const moment = typeof told === 'string' ? new Date(told) : null;
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString() === told ? told : null;
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' && told !== null ? (told as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
