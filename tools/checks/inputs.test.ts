import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const nx = join(root, 'node_modules/nx/dist/bin/nx.js');

/** A project and all that it depends on, directly or not. */
function reach(graph: ProjectGraph, project: string): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const { target } of graph.dependencies[name] ?? []) if (graph.nodes[target]) visit(target);
  };
  visit(project);
  return found;
}

const inputsOf = (graph: ProjectGraph, project: string, target: string) =>
  JSON.stringify(graph.nodes[project]?.data.targets?.[target]?.inputs ?? []);

describe('what a change makes run again', { timeout: 300_000 }, () => {
  let graph: ProjectGraph;
  beforeAll(async () => {
    process.env['NX_DAEMON'] = 'false';
    process.chdir(root);
    graph = await createProjectGraphAsync();
  }, 300_000);

  it('a text of one feature does not reach the tests of the backend or of another feature', () => {
    const readers = Object.keys(graph.nodes).filter(
      (name) => graph.nodes[name]?.data.targets?.['test'] && reach(graph, name).has('@haat/feature-cart'),
    );
    expect(readers).toContain('@haat/feature-cart');
    for (const reader of readers) expect(reader).not.toMatch(/^@haat\/(backend|feature-(?!cart$)|tools$)/);
  });

  it('only the checks read files of projects that they do not depend on', () => {
    const readers = Object.entries(graph.nodes).flatMap(([name, { data }]) =>
      Object.keys(data.targets ?? {})
        .filter((target) => /workspaceRoot\}\/(\{|apps|libs)/.test(inputsOf(graph, name, target)))
        .map((target) => `${name}:${target}`),
    );
    expect(readers.sort()).toEqual(
      ['lint-format', 'lint-tree', 'lint-types', 'test', 'typecheck-tree'].map((target) => `@haat/checks:${target}`),
    );
  });

  it('a change of the backend reaches every suite that starts it', () => {
    for (const suite of ['bench', 'e2e', 'faults', 'fuzz', 'sessions'])
      expect(reach(graph, `@haat/${suite}`), suite).toContain('@haat/backend');
  });

  it('a change of a screen reaches its stories and the journeys', () => {
    for (const suite of ['e2e', 'fuzz', 'storybook'])
      expect(reach(graph, `@haat/${suite}`), suite).toContain('@haat/feature-cart');
  });

  it.each(['bench', 'faults', 'fuzz', 'sessions', 'storybook'])('npm test runs one cached target of %s', (suite) => {
    const short = graph.nodes[`@haat/${suite}`]?.data.targets?.['short'];
    expect(short).toMatchObject({ cache: true, inputs: expect.arrayContaining(['default']) });
  });

  it('Nx itself answers the same for a text that is changed', () => {
    const text = 'libs/features/cart/src/texts/cart/hi.json';
    const affected = execFileSync(
      process.execPath,
      [nx, 'show', 'projects', '--affected', `--files=${text}`, '--with-target=test', '--json'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
    );
    const names = JSON.parse(affected) as string[];
    expect(names).toContain('@haat/feature-cart');
    expect(names.filter((name) => name.startsWith('@haat/backend'))).toEqual([]);
  });
});
