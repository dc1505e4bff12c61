import type { OperatorField, OperatorRecord } from '@haat/api-contract/operator';

type Values = Readonly<Record<string, unknown>>;

/** What a form has to say: what was left empty is left out; a time gets its zone. */
export function given(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .map(([name, value]) => [name, valueOf(value)]),
  );
}

/** What was changed of a record, by the fields that can be. An emptied field is null. */
export function changedValues(
  fields: readonly OperatorField[],
  before: Values,
  typed: Values,
): Record<string, unknown> {
  const changed = fields
    .filter((field) => field.can_change)
    .map(({ name }) => [name, valueOf(emptyAsNull(typed[name])), valueOf(emptyAsNull(before[name]))] as const)
    .filter(([, now, then]) => JSON.stringify(now) !== JSON.stringify(then));
  return Object.fromEntries(changed.map(([name, now]) => [name, now]));
}

/** A field that two people changed. */
export interface Conflict {
  readonly field: OperatorField;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Where what I changed and what stands there now differ. */
export function conflictsOf(fields: readonly OperatorField[], mine: Values, present: OperatorRecord): Conflict[] {
  return fields
    .filter(({ name }) => name in mine && JSON.stringify(mine[name]) !== JSON.stringify(present[name] ?? null))
    .map((field) => ({ field, mine: mine[field.name], theirs: present[field.name] ?? null }));
}

function emptyAsNull(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}

function valueOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== '' && one !== null && one !== undefined));
}
