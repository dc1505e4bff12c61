import { execFileSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { crowdedFolders, findCircle } from './structure.ts';

const root = resolve(import.meta.dirname, '../..');

describe('folders', () => {
  const files = (count: number, ending: string) => Array.from({ length: count }, (_, n) => `libs/a/src/f${n}${ending}`);

  it('of the repository hold at most 25 source files', () => {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    expect(crowdedFolders(listed.split('\n'))).toEqual([]);
  });

  it.each([
    ['25 source files', files(25, '.ts'), []],
    ['26 source files', files(26, '.tsx'), ['libs/a/src: 26 source files']],
    ['tests and stories', [...files(25, '.ts'), ...files(25, '.test.ts'), ...files(9, '.stories.tsx')], []],
    ['other files', [...files(25, '.ts'), ...files(25, '.json')], []],
  ])('with %s', (_what, listed, problems) => {
    expect(crowdedFolders(listed)).toEqual(problems);
  });
});

describe('libraries', { timeout: 60_000 }, () => {
  let graph: ProjectGraph;
  beforeAll(async () => {
    process.env['NX_DAEMON'] = 'false';
    process.chdir(root);
    graph = await createProjectGraphAsync();
  }, 60_000);

  it('depend on each other in no circle', () => {
    const isLibrary = (name: string) => dirname(graph.nodes[name]?.data.root ?? '').startsWith('libs');
    const edges = Object.entries(graph.dependencies)
      .filter(([name]) => isLibrary(name))
      .map(([name, all]) => [name, all.map(({ target }) => target).filter(isLibrary)] as const);
    expect(edges.length).toBeGreaterThan(20);
    expect(findCircle(new Map(edges))).toBeNull();
  });

  it('that depend on each other by way of a third are named', () => {
    expect(
      findCircle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
  });
});
