import type { Dependencies } from '@haat/backend-platform';
import type { OperatorResource, OperatorValues } from '@haat/backend-platform/operator';
import type { FoundRows, ListQuery } from './find-records.ts';
import { readFilters } from './read-filters.ts';

/** A page of a resource that has few records, all of which are read. */
export async function listRows(
  dependencies: Dependencies,
  resource: OperatorResource,
  { page, perPage, sort, order, filters }: ListQuery,
): Promise<FoundRows> {
  const { source } = resource;
  if ('table' in source) throw new Error(`${resource.name} stands in a table`);
  const wanted = readFilters(resource, filters);
  const rows = (await source.rows(dependencies.database, dependencies)).filter((row) =>
    wanted.every(({ filter, value }) => filter.matches?.(row, value as never) === true),
  );
  const sorted = [...rows].sort((one, other) => compare(one, other, sort) * (order === 'asc' ? 1 : -1));
  return {
    rows: sorted.slice((page - 1) * perPage, page * perPage),
    total: rows.length,
    isAtLeast: false,
  };
}

function compare(one: OperatorValues, other: OperatorValues, field: string): number {
  const [left, right] = [one[field], other[field]];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return textOf(left).localeCompare(textOf(right)) || String(one['id']).localeCompare(String(other['id']));
}

/** By what values that are no numbers are sorted. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
