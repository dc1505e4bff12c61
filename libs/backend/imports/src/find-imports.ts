import type {
  Import,
  ImportRow,
  ImportRows,
  Imports,
  importRowsQuerySchema,
  importsQuerySchema,
} from '@haat/api-contract/operator-imports';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { importRows, imports, type ImportRecord, type ImportRowRecord } from './tables.ts';

/** A page of imports, the newest first. */
export async function listImports(
  executor: Executor,
  { kind, page, per_page: pageSize }: z.output<typeof importsQuerySchema>,
  userId: string,
): Promise<Imports> {
  const where = kind === undefined ? undefined : eq(imports.kind, kind);
  const rows = await executor
    .select()
    .from(imports)
    .where(where)
    .orderBy(desc(imports.madeAt), desc(imports.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await executor.$count(imports, where);
  return { data: rows.map((row) => importView(row, userId)), total, page, per_page: pageSize };
}

/** @throws ServiceError `request_error.not_found` */
export async function findImport(executor: Executor, id: string): Promise<ImportRecord> {
  const [record] = isId(id) ? await executor.select().from(imports).where(eq(imports.id, id)) : [];
  if (record === undefined) throw new ServiceError('request_error.not_found');
  return record;
}

/** A page of the rows of an import, in the file's order. */
export async function listRows(
  executor: Executor,
  id: string,
  { state, page, per_page: pageSize }: z.output<typeof importRowsQuerySchema>,
): Promise<ImportRows> {
  const where = and(eq(importRows.importId, id), state === undefined ? undefined : eq(importRows.state, state));
  const rows = await executor
    .select()
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.row))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data: rows.map(rowView), total: await executor.$count(importRows, where), page, per_page: pageSize };
}

const REPORTED_AT_ONCE = 1000;

/** The whole report as CSV, some rows at a time: what was sent, what becomes of it, and what is wrong with it. */
export async function* reportOf(
  executor: Executor,
  { id }: ImportRecord,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield `${csvLine(['row', 'state', 'problems', ...columns])}`;
  for (let last = 0; ;) {
    const rows = await executor
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), gt(importRows.row, last)))
      .orderBy(asc(importRows.row))
      .limit(REPORTED_AT_ONCE);
    if (rows.length === 0) return;
    yield rows.map((row) => reportLine(row, columns)).join('');
    last = rows.at(-1)?.row ?? last;
  }
}

function reportLine({ row, state, problems, cells }: ImportRowRecord, columns: readonly string[]): string {
  const said = problems.map(({ column, code, expected }) =>
    [column, code, expected === null ? null : `(${expected})`].filter((part) => part !== null).join(' '),
  );
  return csvLine([String(row), state, said.join('; '), ...columns.map((column) => cells[column] ?? '')]);
}

/** A line of CSV; what a spreadsheet would run is kept from it by an apostrophe. */
function csvLine(cells: readonly string[]): string {
  const written = cells.map((cell) => {
    const safe = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(',')}\r\n`;
}

/** An import as it goes over the wire. */
export function importView({ id, kind, name, state, ...record }: ImportRecord, userId: string): Import {
  return {
    ...{ id, kind, name, state, is_mine: record.madeBy === userId },
    made_at: record.madeAt.toISOString(),
    applied_at: record.appliedAt?.toISOString() ?? null,
    undone_at: record.undoneAt?.toISOString() ?? null,
    ...{ rows: record.rows, rows_that_change: record.changing, rows_that_are_same: record.same },
    ...{ rows_that_are_wrong: record.wrong, rows_done: record.done },
    problem: record.problem === null ? null : { ...record.problem, found: [...record.problem.found] },
    can_apply: state === 'checked' && record.changing > 0,
    can_undo: state === 'applied' && record.changing > 0,
  };
}

function rowView({ row, state, cells, before, problems }: ImportRowRecord): ImportRow {
  return { row, state, values: cells, before, problems: problems.map((problem) => ({ ...problem })) };
}
