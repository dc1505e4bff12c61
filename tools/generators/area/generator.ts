import { join } from 'node:path';
import { formatFiles, generateFiles, logger, type Tree } from '@nx/devkit';
import { addDependencies, appendEntry, insertLine, readSource, versionsIn } from '../edit-source.ts';
import { camelCase, pascalCase, sentenceCase } from '../word-cases.ts';

/** What is asked for on the command line; `schema.json` says the form. */
export interface AreaOptions {
  readonly name: string;
}

/**
 * `nx g @haat/tools:area`: a backend area with a table, a route, a job and a test through HTTP, composed into the
 * backend.
 * @throws Error when the area, or a file of the contract with its name, is there already
 */
export async function areaGenerator(tree: Tree, { name }: AreaOptions): Promise<void> {
  const folder = `libs/backend/${name}`;
  const contract = `libs/api-contract/src/${name}.ts`;
  for (const path of [folder, contract]) if (tree.exists(path)) throw new Error(`${path} is there already.`);
  const words = {
    name,
    variable: camelCase(name),
    Name: pascalCase(name),
    table: name.replaceAll('-', '_'),
    constant: name.replaceAll('-', '_').toUpperCase(),
    title: sentenceCase(name),
    tmpl: '',
    versions: versionsIn(tree, 'libs/backend/media/package.json', ['drizzle-orm', 'zod']),
  };
  const files = join(import.meta.dirname, 'files');
  generateFiles(tree, join(files, 'library'), folder, words);
  generateFiles(tree, join(files, 'contract'), 'libs/api-contract/src', words);
  generateFiles(tree, join(files, 'test'), `apps/backend/tests/${name}`, words);

  const door = 'libs/api-contract/src/index.ts';
  const { variable, Name } = words;
  const exported = [
    `export { ${variable}RecordSchema, ${variable}RecordsSchema } from './${name}.ts';`,
    `export type { ${Name}Record } from './${name}.ts';`,
  ];
  tree.write(door, `${readSource(tree, door).trimEnd()}\n${exported.join('\n')}\n`);

  const compose = 'apps/backend/src/compose.ts';
  const line = `import { ${variable}Area } from '@haat/backend-${name}';`;
  insertLine(tree, compose, /^import \{ \w+Area \} from '@haat\/backend-/, line);
  appendEntry(tree, compose, /AREAS: [^=]*= \[/, `  ${variable}Area`);
  addDependencies(tree, 'apps/backend/package.json', { [`@haat/backend-${name}`]: '*' });

  await formatFiles(tree);
  logger.info(`\n${folder} is made. Next:`);
  logger.info('  npm install                    links the new package');
  logger.info(`  npm run migrations -w @haat/backend -- add_${words.table}_records`);
  logger.info(`  (cd apps/backend && npx vitest run tests/${name})`);
}
