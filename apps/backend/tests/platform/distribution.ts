import type pg from 'pg';

/** How a table's rows would be dealt out among databases. */
export interface Distribution {
  readonly table: string;
  readonly column: string;
}

/** A statement that the product sent, with the values of one time. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a statement would touch. */
export interface Routing {
  readonly text: string;
  /** Tables of which it would ask more than one database, with how many of their parts. */
  readonly spread: Readonly<Record<string, number>>;
  /** Distributed tables that it reads or changes. */
  readonly tables: readonly string[];
}

const SHADOWS = 'distributed';
const PARTS = 8;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Makes an empty copy of each table, in parts by a hash of its column, in a schema that hides the tables themselves.
 * What PostgreSQL's planner would ask of the parts is what a router of a distributed PostgreSQL would ask of its
 * databases.
 */
export async function makeShadows(client: pg.Client, distributions: readonly Distribution[]): Promise<void> {
  await client.query(`create schema ${SHADOWS}`);
  for (const { table, column } of distributions) {
    await client.query(
      `create table ${SHADOWS}.${table} (like public.${table} including defaults) partition by hash (${column})`,
    );
    for (let part = 0; part < PARTS; part += 1)
      await client.query(
        `create table ${SHADOWS}.${table}_${part} partition of ${SHADOWS}.${table}
           for values with (modulus ${PARTS}, remainder ${part})`,
      );
  }
  await client.query(`set search_path to ${SHADOWS}, public`);
  // The parts are empty: what may be left out is decided before, not while a plan runs.
  await client.query('set plan_cache_mode to force_custom_plan');
}

/** Asks the planner which parts a statement would touch. */
export async function routingOf(
  client: pg.Client,
  distributions: readonly Distribution[],
  { text, values }: SentStatement,
): Promise<Routing> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    text: `explain (format json) ${text}`,
    values: [...values],
  });
  const scanned = rows[0] === undefined ? [] : relationsOf(rows[0]['QUERY PLAN'][0].Plan);
  const target = /^insert into "?(\w+)/i.exec(text)?.[1];
  const partsOf = (table: string) => scanned.filter((name) => new RegExp(`^${table}_\\d+$`).test(name));
  const touched = distributions.map(({ table }) => ({ table, parts: new Set(partsOf(table)).size }));
  return {
    text,
    spread: Object.fromEntries(touched.filter(({ parts }) => parts > 1).map(({ table, parts }) => [table, parts])),
    tables: touched.filter(({ table, parts }) => parts > 0 || table === target).map(({ table }) => table),
  };
}

/** Names of what is scanned; rows that are inserted go where their column says, and are no scan. */
function relationsOf({ 'Node Type': type, 'Relation Name': name, Plans = [] }: PlanNode): string[] {
  const own = name === undefined || type === 'ModifyTable' ? [] : [name];
  return [...own, ...Plans.flatMap(relationsOf)];
}
