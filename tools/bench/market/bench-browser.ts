import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { freePort } from '@haat/tools/ports';
import { findOrInstallBrowser } from '@haat/tools/browser';

/** A browser with a profile of its own, that another program may steer. */
export interface BenchBrowser {
  /** Where it takes orders. */
  readonly port: number;
  /** Gives it the cookies of a guest for an address. */
  visitAs(cookies: ReadonlyMap<string, string>, address: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the browser of the tests. */
export async function openBenchBrowser(): Promise<BenchBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-bench-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findOrInstallBrowser(),
    headless: true,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  return {
    port,
    async visitAs(cookies, address) {
      await context.clearCookies();
      await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: address })));
    },
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
