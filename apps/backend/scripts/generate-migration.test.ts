import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateMigration, OWN_PATHS } from './generate-migration.ts';

const backend = resolve(import.meta.dirname, '..');
const schema = resolve(backend, OWN_PATHS.schema);
const journalFile = join('meta', '_journal.json');

interface Journal {
  entries: { idx: number; tag: string }[];
}

describe('generating a migration', () => {
  let folder: string;
  let out: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'haat-migrations-'));
    out = join(folder, 'migrations');
    cpSync(resolve(backend, OWN_PATHS.out), out, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Every file of the temporary folder with its content. */
  const files = () =>
    new Map(
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
        .map((path) => [path.slice(out.length + 1), readFileSync(path, 'utf8')]),
    );
  const journalOf = (found: Map<string, string>) => JSON.parse(found.get(journalFile) ?? '{}') as Journal;

  it('adds one file and one journal entry for a new table, and leaves every earlier one as it was', () => {
    const before = files();
    const grown = join(folder, 'schema.ts');
    writeFileSync(
      grown,
      `import { pgTable, text } from 'drizzle-orm/pg-core';
${globSync(schema)
  .map((file) => `export * from '${file}';`)
  .join('\n')}
export const soilReports = pgTable('soil_reports', { id: text('id').primaryKey() });
`,
    );

    generateMigration('soil_reports', { schema: grown, out });

    const after = files();
    for (const [name, content] of before) if (name !== journalFile) expect(after.get(name), name).toBe(content);
    const earlier = journalOf(before).entries;
    const later = journalOf(after).entries;
    expect(later.slice(0, earlier.length)).toEqual(earlier);
    expect(later.slice(earlier.length)).toMatchObject([{ idx: earlier.length }]);
    const number = String(earlier.length).padStart(4, '0');
    expect([...after.keys()].filter((name) => !before.has(name)).sort()).toEqual([
      `${number}_soil_reports.sql`,
      join('meta', `${number}_snapshot.json`),
    ]);
    const sql = after.get(`${number}_soil_reports.sql`);
    expect(sql).toContain('CREATE TABLE "soil_reports"');
    expect(sql?.match(/CREATE TABLE/g)).toHaveLength(1);
    expect(sql).not.toMatch(/DROP|ALTER/);
  });

  it('writes nothing when no table changed', () => {
    const before = files();
    expect(generateMigration('nothing_new', { schema, out })).toContain('No schema changes');
    expect(files()).toEqual(before);
  });

  it('fails when the tables cannot be read, although drizzle-kit ends with code 0', () => {
    const before = files();
    const broken = join(folder, 'schema.ts');
    writeFileSync(broken, "export { soilReports } from './nowhere.ts';\n");
    expect(() => generateMigration('soil_reports', { schema: broken, out })).toThrow('did not generate');
    expect(files()).toEqual(before);
  });

  it.each(['', 'Soil', '../soil', 'a b'])('refuses the name "%s"', (name) => {
    const before = files();
    expect(() => generateMigration(name, { schema, out })).toThrow('named in lower-case letters');
    expect(files()).toEqual(before);
  });
});
