import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@haat/tools/commands';
import { problemsOf, type Scenario } from '../scenario.ts';

const LONGEST_MS = 120_000;
const BACKEND = 'apps/backend/src/main.ts';
const SANDBOXES = { SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox' };
/** What is encrypted is a compact JWE, whose header names the key. */
const ENCRYPTED = /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/;

/** Starts that would open the market to strangers, and what their one line has to name. */
const STARTS: readonly { server: string; settings: Record<string, string>; names: string }[] = [
  { server: BACKEND, settings: { HOST: '0.0.0.0', ...SANDBOXES }, names: 'SMS_ADAPTER' },
  { server: BACKEND, settings: {}, names: 'PAYMENT_GATEWAY: must be named' },
  { server: BACKEND, settings: { PUBLIC_ADDRESS: 'https://haat.example', ...SANDBOXES }, names: 'SMS_ADAPTER' },
  { server: 'apps/farmer/server.ts', settings: { HOST: '0.0.0.0' }, names: 'PUBLIC_ORIGIN' },
];

/** An operator who forgets a setting, and somebody who gets at a copy of the database. */
export const carelessOperator: Scenario = {
  name: 'careless-operator',
  expected: 'no start that opens a sandbox or a shell to strangers, no key in clear in the database',
  async run({ database, open }) {
    const started = STARTS.filter((start) => !isRefused(start));
    await using market = await open();
    const kept = await database.query<{ secret: string }>(
      market.name,
      'select private_key as secret from identity_keys union all select value from identity_secrets',
    );
    const inClear = kept.filter(({ secret }) => !ENCRYPTED.test(secret)).length;
    return {
      seen: `${STARTS.length - started.length} of ${STARTS.length} starts refused; ${kept.length} secrets kept`,
      problems: problemsOf(
        started.map(({ server, settings }) => `${server} was not refused with ${JSON.stringify(settings)}`),
        kept.length === 0 && 'no key is kept, so nothing was looked at',
        inClear > 0 && `${inClear} keys or secrets are kept in clear`,
      ),
    };
  },
};

/** Whether a server ends by itself and says why, with nothing of this process's environment but the path. */
function isRefused({ server, settings, names }: (typeof STARTS)[number]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'haat-careless-'));
  try {
    const { status, stderr } = spawnSync(process.execPath, [server], {
      cwd: root,
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIRECTORY: folder, ...settings },
      encoding: 'utf8',
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
    return status === 1 && stderr.includes(names);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
