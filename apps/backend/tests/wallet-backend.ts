import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliverablePacks, setOffer } from '@haat/backend-testing';
import type { TestBackend, TestDatabase } from '@haat/backend-testing';
import { startBackend } from './start-backend.ts';

/**
 * A backend whose wallet has keys of its own, in a folder that goes when it is closed, and goods for a thousand
 * orders.
 */
export async function startWalletBackend(on: TestDatabase): Promise<TestBackend> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'csc-'));
  const backend = await startBackend({ on, seed: 'small', configuration: { dataDirectory } });
  await setOffer(backend, (await deliverablePacks(backend))[0], { stock: 1_000 });
  return {
    ...backend,
    async close() {
      await backend.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
