import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Files that read a process's environment by a schema, and the lines of the schema that name a variable. */
const SCHEMAS = [
  'libs/backend/platform/src/configuration/environment.ts',
  'libs/app-shell/src/server/configuration.ts',
] as const;
const NAMED_IN_SCHEMA =
  /^ {2}([A-Z][A-Z\d_]+):\s*(?:z\b|flag\b|wholeNumber|webAddress|addresses|origins|safeOrigins)/gm;

const example = readFileSync(join(root, '.env.example'), 'utf8');
const values = new Map(
  [...example.matchAll(/^#?([A-Z][A-Z\d_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

const read = SCHEMAS.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
const variables = read.flatMap(({ file, source }) =>
  [...source.matchAll(NAMED_IN_SCHEMA)].map(([, name = '']) => [file, name] as const),
);

describe('.env.example', () => {
  it('is compared with schemas that were really found', () => {
    for (const { file } of read) expect(variables.filter(([from]) => from === file).length, file).toBeGreaterThan(15);
  });

  it.each(variables)('of %s names %s', (_file, name) => {
    expect([...values.keys()]).toContain(name);
  });

  it('names the ports of npm start', () => {
    const source = readFileSync(join(root, 'tools/start/ports.ts'), 'utf8');
    const ports = [...source.matchAll(/variable: '([A-Z_]+)', port: (\d+)/g)];
    expect(ports.length).toBeGreaterThan(3);
    for (const [, name = '', port] of ports) expect(values.get(name), name).toBe(port);
  });

  it('names nothing that no code reads', () => {
    const sources = globSync('{apps,libs,tools}/**/*.ts', {
      cwd: root,
      exclude: (path) => /node_modules|\.test\.ts$/.test(path),
    });
    const all = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    for (const name of values.keys()) expect(all, name).toContain(name);
  });

  it('gives the defaults that the schemas give', () => {
    const sources = read.map(({ source }) => source).join('\n');
    const defaults = [
      ...sources.matchAll(/^ {2}([A-Z][A-Z\d_]+):[^\n]*\.default\((?:'([^']*)'|([\d_]+)|(true|false))\),?$/gm),
    ];
    expect(defaults.length).toBeGreaterThan(12);
    for (const [, name = '', text, number, flag] of defaults)
      if (name !== 'PORT') expect(values.get(name), name).toBe(text ?? number?.replaceAll('_', '') ?? flag);
  });
});
