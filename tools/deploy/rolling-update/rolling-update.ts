// A part of `npm run test:deep`: the backend of the last release serves, the tables are migrated under it, and old and
// new serve side by side until the old one is stopped. See docs/how-to/run-on-a-cluster.md#rolling-updates.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root, runNode } from '@haat/tools/commands';
import { makePostgres } from '@haat/tools/postgres-server';
import { checkOutRelease } from './check-out-release.ts';
import { startCaller } from './caller.ts';
import { runBackend } from './run-backend.ts';

/** Long enough that several requests of each kind fall into it. */
const SIDE_BY_SIDE_MS = 10_000;

const { values } = parseArgs({ options: { from: { type: 'string' } } });
process.exitCode = await rehearse(values.from ?? lastRelease());

async function rehearse(release: string): Promise<number> {
  const server = await makePostgres({ isDurable: false });
  if (server === null || !(await server.start())) {
    console.log('Left out: no PostgreSQL here.');
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'haat-release-'));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    checkOutRelease(release, folder);
    const settings = {
      DATABASE_URL: server.address,
      DATA_DIRECTORY: join(folder, '.data'),
      // One farmer asks as many as a village does.
      RATE_LIMIT_PER_PERSON: '1000000',
      RATE_LIMIT_PER_NETWORK: '1000000',
    };
    const old = await runBackend(folder, { ...settings, SAMPLE_MARKET: 'true', SAMPLE_PEOPLE: 'true' });
    stops.push(old.stop);
    const caller = await startCaller(old.address);
    console.log(`The release ${release} serves.`);
    const begun = performance.now();
    const migrated = await runNode(['apps/backend/src/commands/migrate.ts'], { environment: settings, output: 'kept' });
    if (migrated.code !== 0) throw new Error(migrated.output);
    console.log(`Migrated in ${((performance.now() - begun) / 1000).toFixed(1)} s, while it served.`);
    await caller.untilCalls(10);
    const next = await runBackend(root, settings);
    stops.push(next.stop);
    caller.alsoCall(next.address);
    await wait(SIDE_BY_SIDE_MS);
    caller.callOnly(next.address);
    const code = await old.stop();
    await caller.untilCalls(10);
    const { calls, failures } = await caller.stop();
    for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
    const passed = failures.length === 0 && code === 0;
    console.log(`${calls} calls, ${failures.length} failed; the old process ended with ${code ?? 'a signal'}.`);
    console.log(`${passed ? 1 : 0} passed, ${passed ? 0 : 1} failed`);
    return passed ? 0 : 1;
  } finally {
    for (const stop of stops) await stop();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The newest tag before this commit; while there is none, the commit that kept the newest release's data. */
function lastRelease(): string {
  const git = (...given: string[]) => execFileSync('git', given, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*');
  } catch {
    return git('log', '-1', '--format=%h', '--', 'apps/backend/tests/platform/release-data');
  }
}
