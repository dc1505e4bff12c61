import { IMPORT_LIMITS, type ImportKind } from '@haat/api-contract/vocabulary/imports';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { readTableFile, TableFileError } from '@haat/backend-table-files';
import type { AskedRow, ImportKindDefinition, ReadRow, TableRow } from '@haat/backend-table-files';
import { eq, sql } from 'drizzle-orm';
import { kindOf } from './kinds-of-areas.ts';
import { rowState } from './row-state.ts';
import { importRows, imports, type ImportRecord } from './tables.ts';

/** Rows that are looked up and kept with one statement. */
const ROWS_AT_ONCE = 1000;

/** A file that comes. */
export interface SentFile {
  readonly kind: ImportKind;
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** As its sender says; null where they do not. */
  readonly length: number | null;
  readonly userId: string;
}

/**
 * Reads a file as it comes, looks each row up and keeps what it would do; nothing else is changed.
 * See docs/domain/imports.md#dry-run.
 * @throws ServiceError `import_error.file` for what is no such table, with what is wrong; it is kept as refused
 */
export async function takeFile(dependencies: Dependencies, file: SentFile): Promise<ImportRecord> {
  const { database, newId, now } = dependencies;
  const id = newId();
  await database.insert(imports).values({
    ...{ id, kind: file.kind, name: file.name, state: 'reading', madeBy: file.userId, madeAt: now() },
  });
  try {
    await keepRows(dependencies, id, file);
  } catch (error) {
    await database.delete(importRows).where(eq(importRows.importId, id));
    if (!(error instanceof TableFileError)) {
      await database.delete(imports).where(eq(imports.id, id));
      throw error;
    }
    const { code, line, found } = error;
    const problem = { code, line, found: found.map((text) => text.slice(0, 60)).slice(0, 20) };
    await database.update(imports).set({ state: 'refused', problem }).where(eq(imports.id, id));
    throw new ServiceError('import_error.file', { import_id: id, problem: code, line, found: problem.found });
  }
  return closeReading(dependencies, id);
}

async function keepRows(dependencies: Dependencies, id: string, { kind, bytes, length }: SentFile): Promise<void> {
  if (length !== null && length > IMPORT_LIMITS.bytes)
    throw new TableFileError('too-large', null, [String(IMPORT_LIMITS.bytes)]);
  const definition = kindOf(dependencies, kind);
  const subjects = new Map<string, number>();
  let rows: TableRow[] = [];
  const keep = async () => {
    const taken = rows;
    rows = [];
    if (taken.length > 0) await keepBatch(dependencies, { id, definition, subjects }, taken);
  };
  for await (const row of readTableFile(bytes, { columns: definition.columns, limits: IMPORT_LIMITS })) {
    rows.push(row);
    if (rows.length >= ROWS_AT_ONCE) await keep();
  }
  await keep();
}

interface Keeping {
  readonly id: string;
  readonly definition: ImportKindDefinition;
  /** Where a subject stood first. */
  readonly subjects: Map<string, number>;
}

async function keepBatch(
  dependencies: Dependencies,
  { id, definition, subjects }: Keeping,
  rows: readonly TableRow[],
): Promise<void> {
  const { columns } = definition;
  const asked = rows.map(({ row, cells }): AskedRow => {
    const named = columns.map(({ name }, index): [string, string] => [name, cells[index] ?? '']);
    return { row, cells: Object.fromEntries(named) };
  });
  const whole = asked.filter((_, index) => rows[index]?.wrongCount === null);
  const read = new Map(
    (await definition.read(dependencies.database, dependencies, whole)).map((one) => [one.row, one]),
  );
  const kept = asked.map(({ row, cells }, index) => {
    const count = rows[index]?.wrongCount ?? null;
    const found = read.get(row) ?? halfRow(row, count ?? 0);
    return { ...refuseTwice(found, subjects), cells };
  });
  await insertRows(dependencies, id, kept);
}

function halfRow(row: number, count: number): ReadRow {
  const problem = { column: null, code: 'cells', expected: String(count) } as const;
  return { row, subject: null, problems: [problem], before: null, after: null };
}

function refuseTwice(read: ReadRow, subjects: Map<string, number>): ReadRow {
  // What is wrong is left out, so what comes after it says nothing twice.
  if (read.subject === null || read.problems.length > 0) return read;
  const first = subjects.get(read.subject);
  if (first === undefined) {
    subjects.set(read.subject, read.row);
    return read;
  }
  return { ...read, problems: [...read.problems, { column: null, code: 'twice', expected: String(first) }] };
}

async function insertRows(
  { database }: Dependencies,
  id: string,
  rows: readonly (ReadRow & Pick<AskedRow, 'cells'>)[],
): Promise<void> {
  const values = rows.map((row) => [
    ...[row.row, rowState(row), row.subject, row.cells, row.before, row.after, row.problems],
  ]);
  // As one JSON text a statement, which both databases read fastest.
  await database.execute(sql`insert into import_rows (import_id, row, state, subject, cells, before, after, problems)
    select ${id}::uuid, (r->>0)::int, r->>1, r->>2, r->3, nullif(r->4, 'null'::jsonb), nullif(r->5, 'null'::jsonb), r->6
    from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as r`);
}

async function closeReading({ database }: Dependencies, id: string): Promise<ImportRecord> {
  const count = (state: string) =>
    sql<number>`(select count(*)::int from import_rows where import_id = ${id}::uuid and state = ${state}::text)`;
  const [record] = await database
    .update(imports)
    .set({
      ...{ state: 'checked', rows: sql`(select count(*)::int from import_rows where import_id = ${id}::uuid)` },
      ...{ changing: count('changes'), same: count('same'), wrong: count('wrong') },
    })
    .where(eq(imports.id, id))
    .returning();
  if (record === undefined) throw new Error('An import vanished while its file was read');
  return record;
}
