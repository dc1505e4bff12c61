import { sql } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import type { DataSubject, Dependencies, PersonalFile } from '@haat/backend-platform';
import type { ExportedRows, PersonalPart } from '@haat/backend-platform/area';
import { isOfPerson, personalTablesOf } from '../rows-of-person.ts';

type Rows = ExportedRows;

/** What only the market can read, or compares with, is not handed out: it would only help a thief of the download. */
const IS_HASH = /(^|_)hash(es)?$|_digest$/;

/**
 * Everything that the areas keep of a person, a file for each table that has something, then the files of areas. One
 * after the other, so that what a person has need not be held at once.
 * See docs/domain/identity.md#download-of-ones-data.
 */
export async function* dataOfPerson(dependencies: Dependencies, subject: DataSubject): AsyncGenerator<PersonalFile> {
  const { areas } = dependencies;
  for (const { name, personalData = [], personalParts = [], accountHook } of areas) {
    for (const table of personalData) {
      const rows = await rowsOfTable(dependencies, subject, table);
      if (rows.length > 0) yield jsonFile(`${name}/${table.table}.json`, { about: table.keeps, rows });
    }
    for (const part of personalParts) {
      const rows = await rowsOfPart(dependencies, subject, part);
      if (rows.length > 0) yield jsonFile(`${name}/${part.table}.json`, { rows });
    }
    if (accountHook?.files !== undefined) yield* accountHook.files(dependencies, subject);
  }
}

type Table = ReturnType<typeof personalTablesOf>[number];

async function rowsOfTable(dependencies: Dependencies, subject: DataSubject, table: Table): Promise<Rows> {
  if (table.export !== undefined) return table.export(dependencies, subject);
  const isTheirs = isOfPerson(table, subject);
  if (isTheirs === null) return [];
  const rows = await rowsOf<Record<string, unknown>>(
    dependencies.database,
    sql`select * from ${sql.identifier(table.table)} where ${isTheirs}`,
  );
  return rows.map((row) => shown(dependencies, table, row));
}

async function rowsOfPart(dependencies: Dependencies, subject: DataSubject, part: PersonalPart): Promise<Rows> {
  const owner = personalTablesOf(dependencies.areas).find(({ table }) => table === part.of.table);
  if (owner === undefined) throw new Error(`${part.table} is part of ${part.of.table}, which no area declares`);
  const isTheirs = isOfPerson(owner, subject);
  if (isTheirs === null) return [];
  const rows = await rowsOf<Record<string, unknown>>(
    dependencies.database,
    sql`select * from ${sql.identifier(part.table)} where ${sql.identifier(part.column)} in (
      select ${sql.identifier(part.of.key)} from ${sql.identifier(owner.table)} where ${isTheirs})`,
  );
  return rows.map((row) => shown(dependencies, part, row));
}

/** A row without what is encrypted, hashed or hidden. */
function shown(
  { areas }: Dependencies,
  { table, hidden = [] }: Pick<PersonalPart, 'table' | 'hidden'>,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const encrypted = areas.flatMap(({ encryptedColumns = [] }) =>
    encryptedColumns.filter((each) => each.table === table),
  );
  const left = new Set([...hidden, ...encrypted.map(({ column }) => column)]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name) && !IS_HASH.test(name)));
}

function jsonFile(path: string, content: object): PersonalFile {
  return { path, content: Buffer.from(JSON.stringify(content, null, 2)) };
}
