import { join } from 'node:path';
import { formatFiles, generateFiles, logger, type Tree } from '@nx/devkit';
import { addDependencies, appendEntry, readSource, versionsIn } from '../edit-source.ts';
import { camelCase, kebabCase, pascalCase, sentenceCase } from '../word-cases.ts';
import { addTexts, namespaceOf, type Titles } from './texts.ts';

/** What is asked for on the command line; `schema.json` says the forms. */
export interface ScreenOptions extends Titles {
  readonly feature: string;
  readonly name: string;
  /** Without parameters: the journey opens it as it stands. */
  readonly path: string;
  readonly namespace?: string;
}

/** `nx g @haat/tools:screen`: a screen that opens, with everything that belongs to one. */
export async function screenGenerator(tree: Tree, options: ScreenOptions): Promise<void> {
  addScreen(tree, options);
  await formatFiles(tree);
  logger.info(`
${options.path} is made. See it with npm run dev, or walk its journey in Chromium:`);
  logger.info(`  npx nx e2e @haat/e2e -- journeys/${routeIdOf(tree, options.path)}.spec.ts`);
}

/**
 * Writes the screen's files and registers it, without formatting.
 * @throws Error when the feature is not there, or the screen or its path are there already
 */
export function addScreen(tree: Tree, options: ScreenOptions): void {
  const { feature, name, path } = options;
  const source = `libs/features/${feature}/src`;
  if (!tree.exists(`${source}/routes.ts`))
    throw new Error(`There is no feature ${feature}. Make it first: npx nx g @haat/tools:feature ${feature}`);
  if (tree.exists(`${source}/${name}`)) throw new Error(`${source}/${name} is there already: choose another name.`);
  const known = pathsOf(tree);
  if (known.some((each) => each.path === path)) throw new Error(`${path} leads to another screen already.`);

  const pathName = known.some((each) => each.name === camelCase(name))
    ? camelCase(`${feature}-${name}`)
    : camelCase(name);
  if (known.some((each) => each.name === pathName)) throw new Error(`A screen is called ${pathName} already.`);
  const id = kebabCase(pathName);
  const group = camelCase(name);
  const namespace = namespaceOf(tree, feature, options.namespace);

  appendEntry(tree, areaFileOf(tree, feature), /Paths = \{/, `${pathName}: '${path}'`);
  appendEntry(
    tree,
    `${source}/routes.ts`,
    /function routes\(\)[^{]*\{\s*return \[/,
    `route(paths.${pathName}, '${name}/${name}.screen.tsx', { id: '${id}' })`,
  );
  const shape = `[paths.${pathName}, 'form']`;
  appendEntry(tree, 'libs/app-shell/src/frame/deferred/screen-shapes.ts', /SHAPES[^=]*= \[/, shape);
  addTexts(tree, { feature, namespace, group, titles: options });
  addToNamespaces(tree, namespace);
  appendEntry(tree, 'apps/e2e/src/screens/every-screen.ts', /SCREENS[^=]*= \[/, `open('${path}')`);
  addDependencies(tree, `libs/features/${feature}/package.json`, {
    '@haat/app-context': '*',
    '@haat/routing': '*',
    '@haat/ui-kit': '*',
    ...versionsIn(tree, 'libs/app-shell/package.json', ['react', 'react-i18next', 'react-router']),
  });

  const words = { name, path, id, group, namespace, Name: pascalCase(name), title: sentenceCase(id), tmpl: '' };
  generateFiles(tree, join(import.meta.dirname, 'files/screen'), `${source}/${name}`, words);
  generateFiles(tree, join(import.meta.dirname, 'files/story'), 'tools/storybook/screens', words);
  generateFiles(tree, join(import.meta.dirname, 'files/journey'), 'apps/e2e/journeys', words);
}

interface KnownPath {
  readonly name: string;
  readonly path: string;
}

/** The files of paths, an area each, also those in a folder of their own. */
function areaFiles(tree: Tree, folder = 'libs/routing/src/areas'): string[] {
  return tree
    .children(folder)
    .map((name) => `${folder}/${name}`)
    .flatMap((path) => (tree.isFile(path) ? [path] : areaFiles(tree, path)));
}

/** @throws Error for a feature without paths */
function areaFileOf(tree: Tree, feature: string): string {
  const file = areaFiles(tree).find((path) => path.endsWith(`/${feature}.ts`));
  if (file === undefined) throw new Error(`No file of paths is called ${feature}.ts.`);
  return file;
}

/** Every page's name and path, of all areas. */
function pathsOf(tree: Tree): KnownPath[] {
  return areaFiles(tree).flatMap((file) =>
    [...readSource(tree, file).matchAll(/^\s*(\w+): '(\/[^']*)'/gm)].map(([, name = '', path = '']) => ({
      name,
      path,
    })),
  );
}

function routeIdOf(tree: Tree, path: string): string {
  return kebabCase(pathsOf(tree).find((each) => each.path === path)?.name ?? '');
}

/** The frame's type of namespaces: a new one is another member of it. */
function addToNamespaces(tree: Tree, namespace: string): void {
  const file = 'libs/app-context/src/screen-handle.ts';
  const text = readSource(tree, file);
  if (text.includes(`| '${namespace}'`)) return;
  tree.write(file, text.replace(/(\| '[\w-]+');/, `$1\n  | '${namespace}';`));
}
