import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillCart, orderIdOf, place } from '@haat/test-clients/buyer';
import { forgetConnections } from '@haat/test-clients/call';
import type { PostgresPrograms } from '@haat/tools/postgres-programs';
import { makePostgres, type PostgresServer } from '@haat/tools/postgres-server';
import sharp from 'sharp';
import { makeArchive, type Archive, type Receiver } from './archive.ts';
import { ask, brokenIn, lossOf, ordersIn, type Loss } from './books.ts';
import { makeMarket, type DrillMarket } from './drill-market.ts';
import { giveKeepsake, missingOf, startOrdering, type Keepsake } from './ordering.ts';

/** How a drill is done. Times are milliseconds. */
export interface DrillSettings {
  readonly isSynchronous: boolean;
  /** How long farmers order: before the archive is full, while it is, and after. */
  readonly orderingMs: number;
  readonly farmers: number;
}

/** What came of it. */
export interface DrillResult {
  readonly acknowledged: number;
  readonly loss: Loss;
  /** From the destruction to the first order of afterwards, seconds; of it the restore of the database's files. */
  readonly seconds: { readonly whole: number; readonly restore: number };
  /** Segments of the log that waited when the archive had room again. */
  readonly waited: number;
  readonly problems: readonly string[];
}

const DATABASE = 'krishi_haat';
const CATCH_UP_WITHIN_MS = 120_000;

/** Destroys a market in the middle of its orders and restores it. */
export async function runDrill(programs: PostgresPrograms, settings: DrillSettings): Promise<DrillResult> {
  await using cleanUp = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'haat-restore-drill-'));
  // The server's user has to come to the archive in it.
  execFileSync('chmod', ['755', folder]);
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
  const archive = makeArchive(programs, folder, settings.isSynchronous);
  const server = await makePostgres({ isDurable: true, settings: archive.settings });
  if (server === null) throw new Error('A PostgreSQL could not be made.');
  cleanUp.defer(() => server.remove());
  let receiver: Receiver | null = null;
  cleanUp.defer(async () => receiver?.stop());
  const receive = (name: string) => {
    if (settings.isSynchronous) receiver = archive.receive(server, name);
  };
  await started(server);
  receive('first');
  archive.create(server);
  await ask(server.address, `create database ${DATABASE}`);
  const url = new URL(`/${DATABASE}`, server.address).href;
  const market = await makeMarket(url, folder);
  cleanUp.defer(() => market.stop());
  await market.start();
  const keepsake = await giveKeepsake(market.address, new Uint8Array(await photograph()));
  archive.backUp();
  market.backUpFiles();
  const ordering = await startOrdering(market.address, settings.farmers);
  cleanUp.defer(() => ordering.stop());
  await pause(settings.orderingMs);
  const waited = await fillForAWhile(archive, server, settings.orderingMs);
  await pause(settings.orderingMs);

  const destroyedAt = performance.now();
  destroy(server);
  await Promise.all([server.ended(), market.destroy()]);
  await (receiver as Receiver | null)?.stop();
  receiver = null;
  await ordering.stop();
  forgetConnections();
  archive.restore(server);
  market.restoreFiles();
  const restored = performance.now();
  await started(server);
  receive('second');
  await untilWritable(server);
  await market.start();
  const problems = await problemsAfter(market, url, keepsake);
  const whole = performance.now() - destroyedAt;
  const loss = lossOf(ordering.acknowledged, await ordersIn(url), destroyedAt);
  return {
    acknowledged: ordering.acknowledged.length,
    loss,
    seconds: { whole: whole / 1000, restore: (restored - destroyedAt) / 1000 },
    waited,
    problems: [...problems, ...(await brokenIn(url))],
  };
}

/** @returns segments of the log that waited for room in the archive, which it has taken since */
async function fillForAWhile(archive: Archive, server: PostgresServer, milliseconds: number): Promise<number> {
  archive.fill();
  await pause(milliseconds);
  // Farmers go on ordering: the server keeps what the archive does not take.
  await ask(server.address, 'select pg_switch_wal()');
  const waiting = async () => {
    const [row] = await ask<{ count: string }>(
      server.address,
      "select count(*) from pg_ls_dir('pg_wal/archive_status') as name where name like '%.ready'",
    );
    return Number(row?.count ?? 0);
  };
  const waited = await waiting();
  archive.empty();
  const begun = performance.now();
  while ((await waiting()) > 1) {
    if (performance.now() - begun > CATCH_UP_WITHIN_MS) throw new Error('the archive did not catch up');
    await pause(200);
  }
  return waited;
}

/** Everything of the server ends at once, and its data are gone. */
function destroy(server: PostgresServer): void {
  const first = server.processId();
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => line.trim().split(/\s+/).map(Number));
  for (const [id = 0, parent] of all) {
    if (id !== first && parent !== first) continue;
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It ended meanwhile by itself.
    }
  }
  rmSync(server.data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

async function started(server: PostgresServer): Promise<void> {
  if (!(await server.start())) throw new Error('PostgreSQL did not start.');
}

/** Reads are answered before all of the log has been applied. */
async function untilWritable({ address }: PostgresServer): Promise<void> {
  for (;;) {
    const [row] = await ask<{ is: boolean }>(address, 'select pg_is_in_recovery() as is');
    if (row?.is === false) return;
    await pause(100);
  }
}

/** What does not work in the restored market; the farmer orders at last. */
async function problemsAfter(market: DrillMarket, url: string, keepsake: Keepsake): Promise<string[]> {
  const missing = await missingOf(market.address, keepsake);
  const id = orderIdOf(await place(market.address, await fillCart(market.address, keepsake.buyer)));
  const isThere = id !== null && (await ordersIn(url)).has(id);
  return [...missing, ...(isThere ? [] : ['nothing could be ordered afterwards'])];
}

function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#4a7c3a' } })
    .jpeg()
    .toBuffer();
}
