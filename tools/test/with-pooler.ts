import { join } from 'node:path';
import { root, runNode } from '../start/commands.ts';
import { startPooler } from './pooler.ts';
import { startTestPostgres } from './postgres.ts';

/**
 * `node tools/test/with-pooler.ts FOLDER SCRIPT [ARGUMENT …]`: runs a test runner in a folder of the repository on a
 * PostgreSQL of its own, to which the backends of the tests come through PgBouncer in transaction mode.
 */
const [folder = '.', script = '', ...given] = process.argv.slice(2);
const postgres = await startTestPostgres();
const pooler = postgres === null ? null : await startPooler(postgres.address);
const stop = async () => {
  await pooler?.stop();
  await postgres?.stop();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().then(() => process.exit(130)));
try {
  if (postgres === null || pooler === null) {
    const missing = postgres === null ? 'PostgreSQL' : 'PgBouncer';
    console.log(`Left out, and not passed: no ${missing} here. Install postgresql and pgbouncer.`);
    process.exitCode = 1;
  } else {
    const { code } = await runNode([join(root, script), ...given], {
      folder: join(root, folder),
      environment: {
        TEST_DATABASE_URL: postgres.address,
        TEST_DATABASE_POOLER: pooler.address,
        DATABASE_URL: undefined,
      },
    });
    process.exitCode = code;
  }
} finally {
  await stop();
}
