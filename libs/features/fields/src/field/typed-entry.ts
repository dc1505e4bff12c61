import {
  FIELD_ENTRY_KINDS,
  LARGEST_FIELD_AMOUNT,
  LONGEST_FIELD_NOTE,
  OLDEST_SOWING_YEARS,
  type FieldEntryKind,
} from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { isPastDay } from '@haat/crop-core';
import { cutText, parseAmount, toLatinDigits, toPaise, toRupees } from '@haat/format';
import { outboxKey } from '@haat/progressive';

/** An entry of the khetibook as it was typed. */
export interface TypedEntry {
  /** Made with the form: sent again, it is the same entry. Undefined where the form had none. */
  readonly key: string | undefined;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** Null where none was chosen. */
  readonly kind: FieldEntryKind | null;
  readonly amount: string;
  readonly note: string;
}

/** Where something is wrong with an entry. */
export type EntryProblem = 'day' | 'kind' | 'amount';

/** Reads what was typed, as it was typed. */
export function readEntry(form: FormData): TypedEntry {
  const text = (name: string, longest: number) => cutText(formText(form, name).trim(), longest);
  const kind = text('kind', 20);
  return {
    ...{ key: outboxKey(form), day: text('day', 10), amount: text('amount', 20) },
    kind: FIELD_ENTRY_KINDS.find((known) => known === kind) ?? null,
    note: text('note', LONGEST_FIELD_NOTE),
  };
}

/** Rupees that were typed in any script's digits, to the paisa; null when an entry cannot have them. */
export function entryAmount(text: string): number | null {
  const typed = parseAmount(toLatinDigits(text));
  const rupees = typed === undefined ? 0 : toRupees(toPaise(typed));
  return rupees >= 0.01 && rupees <= LARGEST_FIELD_AMOUNT ? rupees : null;
}

/** What is wrong with an entry, in the order of its fields. @param today - the day in India */
export function entryProblems({ day, kind, amount }: TypedEntry, today: string): EntryProblem[] {
  return [
    ...(isPastDay(day, today, OLDEST_SOWING_YEARS) ? [] : ['day' as const]),
    ...(kind === null ? ['kind' as const] : []),
    ...(entryAmount(amount) === null ? ['amount' as const] : []),
  ];
}
