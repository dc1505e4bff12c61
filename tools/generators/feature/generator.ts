import { join } from 'node:path';
import { formatFiles, generateFiles, logger, type Tree } from '@nx/devkit';
import { addDependencies, appendEntry, insertLine, versionsIn } from '../edit-source.ts';
import { addScreen } from '../screen/generator.ts';
import type { Titles } from '../screen/texts.ts';
import { camelCase, sentenceCase } from '../word-cases.ts';

/** What is asked for on the command line; `schema.json` says the forms. */
export interface FeatureOptions extends Titles {
  readonly name: string;
  /** The first screen; named as the feature when left out. */
  readonly screen?: string;
  readonly path?: string;
}

/** The shells in which people buy carry a new feature; one for shops is moved to theirs by hand. */
const SHELLS = ['farmer', 'csc', 'business'] as const;

/**
 * `nx g @haat/tools:feature`: a feature package with a first screen, registered in routing and carried by the shells.
 * @throws Error when the feature is there already
 */
export async function featureGenerator(tree: Tree, options: FeatureOptions): Promise<void> {
  const { name, screen = name, path = `/${name}` } = options;
  const folder = `libs/features/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already: add a screen to it with @haat/tools:screen.`);
  const variable = camelCase(name);
  const words = { name, variable, title: sentenceCase(name), tmpl: '' };

  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...words,
    versions: versionsIn(tree, 'libs/app-shell/package.json', [
      '@react-router/dev',
      'react',
      'react-i18next',
      'react-router',
    ]),
  });
  registerPaths(tree, name, variable);
  registerInShells(tree, name, variable);
  addScreen(tree, { ...options, feature: name, name: screen, path });
  await formatFiles(tree);
  logger.info(`\n${folder} is made. Next:`);
  logger.info('  npm install        links the new package');
  logger.info(`  npm run dev        then open ${path}`);
}

function registerPaths(tree: Tree, name: string, variable: string): void {
  tree.write(
    `libs/routing/src/areas/${name}.ts`,
    `/** Pages of the feature ${name}. */\nexport const ${variable}Paths = {\n} as const;\n`,
  );
  const file = 'libs/routing/src/paths.ts';
  insertLine(tree, file, /^import .* from '\.\/areas\//, `import { ${variable}Paths } from './areas/${name}.ts';`);
  appendEntry(tree, file, /function pathsOfAreas\(\) \{\s*return \{/, `    ...${variable}Paths`);
}

function registerInShells(tree: Tree, name: string, variable: string): void {
  const file = 'libs/app-shell/src/routes.ts';
  const line = `import { routes as ${variable} } from '@haat/feature-${name}/routes';`;
  insertLine(tree, file, /^import .* from '@haat\/feature-/, line);
  const key = variable === name ? name : `'${name}'`;
  appendEntry(tree, file, /const FEATURES = \{/, `  ${key}: { screens: ${variable} }`);
  addDependencies(tree, 'libs/app-shell/package.json', { [`@haat/feature-${name}`]: '*' });
  for (const shell of SHELLS) appendEntry(tree, `apps/${shell}/shell.ts`, /features: [^=]*= \[/, `  '${name}'`);
}
