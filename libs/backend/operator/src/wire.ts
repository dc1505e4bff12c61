import { createHash } from 'node:crypto';
import { toRupees } from '@haat/format';
import type { OperatorFieldKind } from '@haat/api-contract/vocabulary';
import type { OperatorField, OperatorResource, OperatorValues } from '@haat/backend-platform/operator';

/** A row as it is told: of the named fields, amounts in rupees, times in ISO, what is personal masked. */
export function rowOnWire(
  { fields }: Pick<OperatorResource, 'fields'>,
  row: OperatorValues,
  names: readonly string[],
): { id: string; [field: string]: unknown } {
  const values = names.flatMap((name) => {
    const field = fields[name];
    return field === undefined ? [] : [[name, valueOnWire(field, row[name])] as const];
  });
  return { ...Object.fromEntries(values), id: String(row['id']) };
}

/** A value that is told unmasked. */
export function plainOnWire(kind: OperatorFieldKind, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'rupees') return toRupees(Number(value));
  if (value instanceof Date) return value.toISOString();
  return value;
}

function valueOnWire({ kind, personal, columns = [] }: OperatorField, value: unknown): unknown {
  if (personal !== undefined) return personal.mask(value);
  if (kind !== 'table' || !Array.isArray(value)) return plainOnWire(kind, value);
  return (value as OperatorValues[]).map((line) =>
    Object.fromEntries(columns.map((column) => [column.name, plainOnWire(column.kind, line[column.name])])),
  );
}

/**
 * The version of a record: another one once a field is another that can be changed or decides what can be done. What is
 * personal is left out, so that it cannot be guessed from it; nothing of that is changed here.
 */
export function versionOf({ fields }: Pick<OperatorResource, 'fields'>, row: OperatorValues): string {
  const facts = Object.entries(fields)
    .filter(
      ([, { personal, isDerived, kind, column }]) =>
        personal === undefined && isDerived !== true && (kind !== 'table' || column !== undefined),
    )
    .map(([name]) => [name, row[name] ?? null]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}
