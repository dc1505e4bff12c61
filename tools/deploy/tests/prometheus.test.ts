import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'deploy', 'prometheus');
const RULES = ['rules.yml', 'alerts.yml', 'outside.yml'];
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.log('Left out: no promtool here. apt-get install prometheus');

const promtool = (...given: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', given, { cwd: FOLDER, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const alerts = RULES.flatMap((file) => {
  const { groups } = parse(readFileSync(join(FOLDER, file), 'utf8')) as { groups: { rules: { alert?: string }[] }[] };
  return groups.flatMap(({ rules }) => rules.flatMap(({ alert }) => alert ?? []));
});

describe('rules of Prometheus', () => {
  it.skipIf(!hasPromtool)('can be read', () => {
    expect(promtool('check', 'rules', ...RULES)).toMatchObject({ status: 0 });
  });

  it.skipIf(!hasPromtool)('tell of what goes wrong, and of nothing else', () => {
    const { status, output } = promtool('test', 'rules', 'rules.test.yml');
    expect(status, output).toBe(0);
  });

  it('are all named by the configuration', () => {
    const { rule_files: named } = parse(readFileSync(join(FOLDER, 'prometheus.yml'), 'utf8')) as {
      rule_files: string[];
    };
    expect(named).toEqual(RULES);
    expect(
      readdirSync(FOLDER)
        .filter((file) => /^(?!prometheus|rules\.test).*\.yml$/.test(file))
        .sort(),
    ).toEqual([...RULES].sort());
  });
});

describe('the runbook', () => {
  const runbook = readFileSync(join(ROOT, 'docs', 'runbook.md'), 'utf8');
  const sections = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);

  it('says of every alert what to do, and of nothing that is none', () => {
    expect(alerts.length).toBeGreaterThan(20);
    expect([...sections].sort()).toEqual([...alerts].sort());
  });
});
