import { MOST_COUNTED_ROWS } from '@haat/api-contract/vocabulary';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import type { OperatorCaller, OperatorResource, OperatorSource, OperatorValues } from '@haat/backend-platform/operator';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { listRows } from './list-rows.ts';
import { readFilters } from './read-filters.ts';

/** A source whose records stand in a table. */
export type TableSource = Extract<OperatorSource, { table: unknown }>;

/** Which rows of a resource are looked for. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  /** As they stand in the address. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Rows of a page, and how many there are, or are at least. */
export interface FoundRows {
  readonly rows: readonly OperatorValues[];
  readonly total: number;
  readonly isAtLeast: boolean;
}

/**
 * A page of a resource's rows.
 * @throws ServiceError `request_error.invalid` for an unknown filter or a field that is not sorted by,
 *   `operator_error.too_deep` for a page beyond what is counted
 */
export async function findRows(
  dependencies: Dependencies,
  resource: OperatorResource,
  by: OperatorCaller,
  query: ListQuery,
): Promise<FoundRows> {
  const { source, fields } = resource;
  requireSortable(resource, query.sort);
  const offset = (query.page - 1) * query.perPage;
  if (offset >= MOST_COUNTED_ROWS) throw new ServiceError('operator_error.too_deep');
  if (!('table' in source)) return listRows(dependencies, resource, query);
  const where = await conditionOf(dependencies, resource, by, query.filters);
  const direction = query.order === 'asc' ? asc : desc;
  const column = fields[query.sort]?.column ?? source.key;
  const { database } = dependencies;
  const found = await selectOf(database, resource, source)
    .where(where)
    .orderBy(direction(column), direction(source.key))
    .limit(query.perPage)
    .offset(offset);
  const counted = selectJoined(database, { one: sql`1` }, source)
    .where(where)
    .limit(MOST_COUNTED_ROWS + 1)
    .as('counted');
  const [count] = await database.select({ total: sql<number>`count(*)::int` }).from(counted);
  const total = Math.min(count?.total ?? 0, MOST_COUNTED_ROWS);
  return {
    rows: await completed(dependencies, resource, found),
    total,
    isAtLeast: (count?.total ?? 0) > MOST_COUNTED_ROWS,
  };
}

/** Refuses a field that a list is not sorted by. @throws ServiceError `request_error.invalid` */
export function requireSortable({ fields, sort }: OperatorResource, name: string): void {
  if (fields[name]?.isSortable !== true && name !== sort.field)
    throw new ServiceError('request_error.invalid', { fields: [{ field: 'query.sort', rule: 'value' }] });
}

/** Every row of a list, in batches by their keys, at most as many as said. */
export async function* everyRow(
  dependencies: Dependencies,
  resource: OperatorResource,
  by: OperatorCaller,
  { filters, most, batch }: { filters: ListQuery['filters']; most: number; batch: number },
): AsyncGenerator<OperatorValues> {
  const { source, sort } = resource;
  if (!('table' in source)) {
    const query = { filters, page: 1, perPage: most, sort: sort.field, order: sort.order };
    yield* (await listRows(dependencies, resource, query)).rows;
    return;
  }
  const where = await conditionOf(dependencies, resource, by, filters);
  let last: unknown;
  for (let given = 0; given < most;) {
    const further = last === undefined ? undefined : gt(source.key, last);
    const found = await selectOf(dependencies.database, resource, source)
      .where(and(where, further))
      .orderBy(asc(source.key))
      .limit(Math.min(batch, most - given));
    yield* await completed(dependencies, resource, found);
    given += found.length;
    last = found.at(-1)?.['id'];
    if (found.length < batch) return;
  }
}

/**
 * A record with all its fields.
 * @param lock locks it until the transaction ends
 * @throws ServiceError `request_error.not_found`
 */
export async function findRecord(
  executor: Executor,
  dependencies: Dependencies,
  resource: OperatorResource,
  { id, by, isLocked = false }: { id: string; by: OperatorCaller; isLocked?: boolean },
): Promise<OperatorValues> {
  const row = await findRow(executor, dependencies, resource, { id, by, isLocked });
  if (row === undefined) throw new ServiceError('request_error.not_found');
  const inside = { ...dependencies, database: executor as Dependencies['database'] };
  const [complete = row] = await completed(inside, resource, [row]);
  return { ...complete, ...(await resource.details?.(inside, complete, executor)) };
}

async function findRow(
  executor: Executor,
  dependencies: Dependencies,
  resource: OperatorResource,
  { id, by, isLocked }: { id: string; by: OperatorCaller; isLocked: boolean },
): Promise<OperatorValues | undefined> {
  const { source } = resource;
  if (!('table' in source)) return (await source.rows(executor, dependencies)).find((row) => row['id'] === id);
  if (source.isUuid === true && !isId(id)) return undefined;
  const isIt = and(eq(source.key, id), source.where?.(dependencies, by));
  if (isLocked) await lockRow(executor as Transaction, source, id);
  const [row] = await selectOf(executor, resource, source).where(isIt).limit(1);
  return row;
}

async function lockRow(tx: Transaction, { table, key, lock }: TableSource, id: string): Promise<void> {
  if (lock !== undefined) return lock(tx, id);
  await tx.select({ key }).from(table).where(eq(key, id)).for('update');
}

function selectOf(executor: Executor, { fields }: OperatorResource, source: TableSource) {
  const columns = Object.entries(fields).flatMap(([name, { column }]) =>
    column === undefined ? [] : [[name, column] as const],
  );
  return selectJoined(executor, { id: source.key, ...Object.fromEntries(columns) }, source);
}

/** One query with its joins; what it selects is named by the resource, and so is known only when it runs. */
function selectJoined(
  executor: Executor,
  columns: Record<string, AnyPgColumn | SQL | SQL.Aliased>,
  source: TableSource,
) {
  const query = executor.select(columns).from(source.table).$dynamic();
  for (const { table, on } of source.joins ?? []) query.leftJoin(table, on);
  return query;
}

async function conditionOf(
  dependencies: Dependencies,
  resource: OperatorResource,
  by: OperatorCaller,
  filters: ListQuery['filters'],
): Promise<SQL | undefined> {
  const { source } = resource;
  const conditions: (SQL | undefined)[] = 'table' in source ? [source.where?.(dependencies, by)] : [];
  for (const { filter, value } of readFilters(resource, filters))
    conditions.push(await filter.where?.(value as never, dependencies));
  return and(...conditions);
}

async function completed(
  dependencies: Dependencies,
  { complete }: OperatorResource,
  rows: readonly OperatorValues[],
): Promise<readonly OperatorValues[]> {
  return complete === undefined || rows.length === 0 ? rows : complete(dependencies, rows);
}
