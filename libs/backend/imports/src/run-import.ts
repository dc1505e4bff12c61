import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import type { CellProblem, ReadRow, WrittenRow } from '@haat/backend-table-files';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { kindOf } from './kinds-of-areas.ts';
import { areSame, rowState } from './row-state.ts';
import { importRows, imports, type ImportRecord, type ImportRowRecord } from './tables.ts';

/** Rows of one transaction: what an order needs meanwhile is held for no longer than these take. */
const ROWS_AT_ONCE = 500;
/** Rows that are named when an import cannot be undone. */
const MOST_NAMED = 50;

/** Changed since it was applied. */
const CHANGED: CellProblem = { column: null, code: 'changed', expected: null };

/**
 * Begins to apply what was read; `advanceImport` does it. See docs/domain/imports.md#applying.
 * @throws ServiceError `import_error.not_ready` for one that is not just read, or has nothing to change
 */
export async function beginToApply({ database }: Dependencies, id: string): Promise<void> {
  const begun = await database
    .update(imports)
    .set({ state: 'applying', lastRow: 0, done: 0 })
    .where(and(eq(imports.id, id), eq(imports.state, 'checked'), gt(imports.changing, 0)))
    .returning({ id: imports.id });
  if (begun.length === 0) throw new ServiceError('import_error.not_ready');
}

/**
 * Begins to undo what was applied; `advanceImport` does it. See docs/domain/imports.md#undoing.
 * @throws ServiceError `import_error.not_ready` for one that is not applied, `import_error.changed_since` with the
 *   first rows that say something else by now
 */
export async function beginToUndo(dependencies: Dependencies, id: string): Promise<void> {
  const { database } = dependencies;
  const [record] = await database
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.state, 'applied')));
  if (record === undefined) throw new ServiceError('import_error.not_ready');
  const changed: number[] = [];
  for (let last = 0; ;) {
    const rows = await nextRows(database, id, last);
    if (rows.length === 0) break;
    const present = await presentOf(database, dependencies, record, rows);
    changed.push(...rows.filter((row) => !areSame(present.get(row.row) ?? null, row.after)).map(({ row }) => row));
    last = rows.at(-1)?.row ?? last;
  }
  if (changed.length > 0)
    throw new ServiceError('import_error.changed_since', {
      count: changed.length,
      rows: changed.slice(0, MOST_NAMED),
    });
  const begun = await database
    .update(imports)
    .set({ state: 'undoing', lastRow: 0, done: 0 })
    .where(and(eq(imports.id, id), eq(imports.state, 'applied')))
    .returning({ id: imports.id });
  if (begun.length === 0) throw new ServiceError('import_error.not_ready');
}

/**
 * Applies or undoes what is begun, some rows a transaction; wherever it is stopped, the next call goes on after the
 * last row that is done. Two that do it at once take turns.
 * @param until when it leaves the rest to the job
 */
export async function advanceImport(dependencies: Dependencies, id: string, until: number): Promise<void> {
  for (;;) {
    const isOver = await inTransaction(dependencies.database, (tx) => doSomeRows(tx, dependencies, id));
    if (isOver || performance.now() > until) return;
  }
}

async function doSomeRows(tx: Transaction, dependencies: Dependencies, id: string): Promise<boolean> {
  const [record] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (record === undefined || (record.state !== 'applying' && record.state !== 'undoing')) return true;
  const rows = await nextRows(tx, id, record.lastRow);
  const isApplying = record.state === 'applying';
  if (rows.length === 0) {
    const at = dependencies.now();
    const over = isApplying ? { state: 'applied' as const, appliedAt: at } : { state: 'undone' as const, undoneAt: at };
    await tx
      .update(imports)
      .set({ ...over, ...countsOf(id) })
      .where(eq(imports.id, id));
    return true;
  }
  await (isApplying ? applyRows : undoRows)(tx, dependencies, record, rows);
  const lastRow = rows.at(-1)?.row ?? record.lastRow;
  await tx
    .update(imports)
    .set({ lastRow, done: record.done + rows.length })
    .where(eq(imports.id, id));
  return false;
}

function countsOf(id: string) {
  const count = (state: string) =>
    sql<number>`(select count(*)::int from import_rows where import_id = ${id}::uuid and state = ${state}::text)`;
  return { changing: count('changes'), same: count('same'), wrong: count('wrong') };
}

function nextRows(executor: Dependencies['database'] | Transaction, id: string, last: number) {
  return executor
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.state, 'changes'), gt(importRows.row, last)))
    .orderBy(asc(importRows.row))
    .limit(ROWS_AT_ONCE);
}

/** Each row is looked up again: between looking at a file and applying it a day may have passed. */
async function applyRows(
  tx: Transaction,
  dependencies: Dependencies,
  { id, kind }: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<void> {
  const definition = kindOf(dependencies, kind);
  const read = await definition.read(tx, dependencies, rows);
  await definition.write(
    tx,
    dependencies,
    read.flatMap((row) => (rowState(row) === 'changes' ? written(row.subject, row.after) : [])),
  );
  await keep(tx, id, read);
}

async function undoRows(
  tx: Transaction,
  dependencies: Dependencies,
  record: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<void> {
  const definition = kindOf(dependencies, record.kind);
  const present = await presentOf(tx, dependencies, record, rows);
  const untouched = rows.filter((row) => areSame(present.get(row.row) ?? null, row.after));
  const changedOnes = untouched.filter(({ before }) => before !== null);
  await definition.write(
    tx,
    dependencies,
    changedOnes.flatMap(({ subject, before }) => written(subject, before)),
  );
  const made = untouched.filter(({ before }) => before === null);
  const kept = new Set(
    await definition.remove(
      tx,
      dependencies,
      made.flatMap(({ subject, after }) => written(subject, after)),
    ),
  );
  const left = rows.filter((row) => !untouched.includes(row) || (row.before === null && kept.has(row.subject ?? '')));
  // What was changed a moment ago stays as it is, and says so.
  await keep(
    tx,
    record.id,
    left.map((row) => ({ ...row, problems: [...row.problems, CHANGED] })),
  );
}

function written(subject: string | null, fields: WrittenRow['fields'] | null): WrittenRow[] {
  return subject === null || fields === null ? [] : [{ subject, fields }];
}

/** What the database says of each row's subject now, by row. */
async function presentOf(
  executor: Dependencies['database'] | Transaction,
  dependencies: Dependencies,
  { kind }: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<Map<number, ReadRow['before']>> {
  const read = await kindOf(dependencies, kind).read(executor, dependencies, rows);
  return new Map(read.map(({ row, before }) => [row, before]));
}

async function keep(tx: Transaction, id: string, rows: readonly ReadRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => [row.row, rowState(row), row.before, row.after, row.problems]);
  await tx.execute(sql`update import_rows set state = r->>1, before = nullif(r->2, 'null'::jsonb),
    after = nullif(r->3, 'null'::jsonb), problems = r->4
    from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as r
    where import_id = ${id}::uuid and row = (r->>0)::int`);
}
