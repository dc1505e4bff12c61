import { eq, gte, inArray, like, lt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isId } from '../database/is-id.ts';
import type { OperatorFilter } from './operator-resource.ts';

const DAY_MS = 86_400_000;
const NOTHING: SQL | undefined = undefined;

/** Of which a column has this text. */
export function textFilter(column: AnyPgColumn, longest = 100): OperatorFilter {
  return { kind: 'text', longest, where: (value: string) => eq(column, value) };
}

/** Of which a column begins with this text. */
export function beginningFilter(column: AnyPgColumn, longest = 100): OperatorFilter {
  return {
    kind: 'text',
    longest,
    where: (value: string) => like(column, `${value.replace(/[\\%_]/g, '\\$&')}%`),
  };
}

/** Of which a column has one of these values. */
export function choiceFilter(column: AnyPgColumn, choices: readonly string[]): OperatorFilter {
  return { kind: 'choices', choices, where: (values: string[]) => inArray(column, values) };
}

/** Of which a column names a record of another resource; where that has ids, others name nothing. */
export function referenceFilter(column: AnyPgColumn, reference: string, isUuid = true): OperatorFilter {
  return {
    kind: 'reference',
    reference,
    longest: 100,
    where: (value: string) => (isUuid && !isId(value) ? inArray(column, []) : eq(column, value)),
  };
}

/** Of which a time is on this day in India or later. */
export function sinceFilter(column: AnyPgColumn): OperatorFilter {
  return { kind: 'day', where: (day: string) => gte(column, beginningInIndia(day)) };
}

/** Of which a time is on this day in India or earlier. */
export function untilFilter(column: AnyPgColumn): OperatorFilter {
  return { kind: 'day', where: (day: string) => lt(column, new Date(beginningInIndia(day).getTime() + DAY_MS)) };
}

/** Of which something holds, or does not. */
export function flagFilter(holds: SQL, holdsNot: SQL | undefined = NOTHING): OperatorFilter {
  return { kind: 'boolean', where: (value: boolean) => (value ? holds : holdsNot) };
}

function beginningInIndia(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
