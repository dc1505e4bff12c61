import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Executor } from './connection.ts';

/** Values of a query's placeholders, by name. */
type Values = Readonly<Record<string, unknown>>;

/** A query of the query builder that can be put together ahead. */
interface Preparable<Answer> {
  prepare(name: string): { execute(values: Values): Promise<Answer> };
}

/** Of longer lists there are few; their queries are put together each time. */
const LONGEST_KEPT = 10;

/** An answer as both drivers give it. */
type Unmapped = PreparedQueryConfig & { execute: { rows: unknown[] } };

const dialect = new PgDialect();
const statements = new WeakMap<object, Map<symbol, ReturnType<Preparable<unknown>['prepare']>>>();

/**
 * A query with placeholders that is put together once for each connection, not each time it is asked: for the small
 * queries of an order that takes longer than sending them.
 * @param build names what differs from time to time by `sql.placeholder`; a column's placeholder is encoded as its
 *   values are
 */
export function preparedQuery<Answer>(
  build: (executor: Executor) => Preparable<Answer>,
): (executor: Executor, values: Values) => Promise<Answer> {
  const key = Symbol('prepared query');
  return (executor, values) => {
    const known = statementsOf(executor);
    const query = known.get(key) ?? build(executor).prepare('');
    known.set(key, query);
    return query.execute(values) as Promise<Answer>;
  };
}

/**
 * The same for a query that names a list of values: put together once for each length, because PostgreSQL plans a
 * condition on an array anew each time it is asked.
 * @param build gets a placeholder for each value of the list
 */
export function preparedListQuery<Answer>(
  build: (executor: Executor, list: Placeholder[]) => Preparable<Answer>,
): (executor: Executor, list: readonly unknown[], values?: Values) => Promise<Answer> {
  const ofLength: ((executor: Executor, values: Values) => Promise<Answer>)[] = [];
  return (executor, list, values = {}) => {
    const placeholders = list.map((_, index) => sql.placeholder(`item${index}`));
    const given = { ...values, ...Object.fromEntries(list.map((value, index) => [`item${index}`, value])) };
    if (list.length > LONGEST_KEPT) return build(executor, placeholders).prepare('').execute(given);
    const ask = (ofLength[list.length] ??= preparedQuery((own) => build(own, placeholders)));
    return ask(executor, given);
  };
}

/** A prepared query written in SQL. `Row` names the columns as SQL names them. */
export function preparedRows<Row extends object>(query: SQL): (executor: Executor, values: Values) => Promise<Row[]> {
  const ask = preparedQuery(({ _: { session } }) => ({
    prepare: (name) => session.prepareQuery<Unmapped>(dialect.sqlToQuery(query), undefined, name, false),
  }));
  return async (executor, values) => (await ask(executor, values)).rows as Row[];
}

/** Lets a handle use the queries that were put together for another one on the same connection. */
export function shareStatements(handle: object, other: object): void {
  statements.set(handle, statementsOf(other));
}

function statementsOf(executor: object): Map<symbol, ReturnType<Preparable<unknown>['prepare']>> {
  const known = statements.get(executor) ?? new Map<symbol, ReturnType<Preparable<unknown>['prepare']>>();
  statements.set(executor, known);
  return known;
}
