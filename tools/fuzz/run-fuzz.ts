import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from '@haat/tools/commands';
import { SHELLS } from '@haat/api-contract/vocabulary';
import { startTestPostgres } from '@haat/tools/postgres';
import { readBack } from './checks/read-back.ts';
import { checkNamedRoutes, fuzzBackend } from './fuzz-backend.ts';
import { fuzzLimits } from './fuzz-limits.ts';
import { fuzzShell } from './fuzz-shell.ts';
import { openBackend, type FuzzedBackend } from '@haat/test-clients/open-backend';
import { openShells, type FuzzedShell } from './market/open-shells.ts';
import { tryMisuseCases } from './misuse/try-misuse-cases.ts';
import { ownersOf } from './market/people.ts';
import type { FuzzOptions } from './options.ts';
import { backendMatrix } from './owners/backend-matrix.ts';
import type { MatrixResult } from './owners/matrix-result.ts';
import { shellMatrix } from './owners/shell-matrix.ts';
import { memoryComplaints, residentMegabytes } from './report/memory.ts';
import type { Outcome } from './report/print.ts';
import { Tally } from './report/tally.ts';
import { readOperations } from './requests/read-operations.ts';
import { closeConnections } from './requests/send.ts';
import { openInBrowser } from './shells/run-in-browser.ts';
import { readScreens } from './shells/read-screens.ts';

/** How much is sent. `least` is what a run must come to. */
const AMOUNTS = {
  whole: { perOperation: 130, perScreen: 40, inBrowser: 12, least: 5_000 },
  short: { perOperation: 12, perScreen: 6, inBrowser: 2, least: 600 },
} as const;

/** Starts a market, sends it malformed requests, asks for what belongs to others, and tells what came of it. */
export async function runFuzz({ isShort, seed, only }: FuzzOptions): Promise<Outcome> {
  const named = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const postgres = named || isShort ? null : await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'haat-fuzz-'));
  let backend: FuzzedBackend | null = null;
  let shells: readonly FuzzedShell[] = [];
  try {
    backend = await openBackend({
      databaseUrl: named || (postgres?.address ?? null),
      logFile: join(folder, 'backend.log'),
    });
    shells = await openShells(SHELLS, { backend: backend.market.address, folder });
    return await fuzzMarket({ backend, shells, seed, only, isShort, ...(isShort ? AMOUNTS.short : AMOUNTS.whole) });
  } finally {
    closeConnections();
    await Promise.all(shells.map((shell) => shell.stop()));
    await backend?.stop();
    await postgres?.stop();
    copyLogs(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the servers wrote is worth reading when something went wrong: `test-results/fuzz/`. */
function copyLogs(folder: string): void {
  cpSync(folder, join(root, 'test-results', 'fuzz'), {
    recursive: true,
    filter: (file) => !/\.(?!log$)\w+$/.test(file),
  });
}

interface MarketRun {
  readonly backend: FuzzedBackend;
  readonly shells: readonly FuzzedShell[];
  readonly seed: number;
  readonly only: string;
  readonly isShort: boolean;
  readonly perOperation: number;
  readonly perScreen: number;
  readonly inBrowser: number;
  readonly least: number;
}

async function fuzzMarket({
  backend,
  shells,
  seed,
  only,
  isShort,
  perOperation,
  perScreen,
  inBrowser,
  least,
}: MarketRun): Promise<Outcome> {
  const started = performance.now();
  const { market } = backend;
  const tally = new Tally();
  const servers = [{ name: 'backend', pid: backend.pid, ending: backend.ending }, ...shells];
  const memoryNow = () => servers.map(({ pid }) => residentMegabytes(pid));
  const before = memoryNow();
  const operations = await readOperations(market.address);
  const screensOf = new Map(
    await Promise.all(shells.map(async (shell) => [shell.name, await readScreens(shell.name)] as const)),
  );

  // The owners first: their things are still as they were made.
  const matrices: Record<string, MatrixResult> = { backend: await backendMatrix(operations, market) };
  for (const shell of shells) matrices[shell.name] = await shellMatrix(shell, screensOf.get(shell.name) ?? [], market);

  const misuse = await tryMisuseCases(ownersOf(market), tally, only);

  let half = before;
  let openedInBrowser = 0;
  // What a good request asks for is made first, which takes its time: the short form asks in each way in one of the
  // rounds, the whole one in both.
  const toBackend = (round: 0 | 1) =>
    fuzzBackend(
      backend,
      operations.filter(({ route }) => route.includes(only)),
      {
        perOperation: isShort ? perOperation : perOperation / 2,
        turn: isShort ? round : 'all',
        seed: seed + round,
        tally,
      },
    );
  const toShells = async (given: number, round: number) => {
    for (const shell of shells) {
      const screens = (screensOf.get(shell.name) ?? []).filter(({ pattern }) => pattern.includes(only));
      const reflected = await fuzzShell(shell, screens, {
        market,
        perScreen: given,
        withFiles: round === 0,
        seed: seed + round,
        tally,
      });
      openedInBrowser += await openInBrowser(reflected.slice(0, Math.ceil(inBrowser / 2)), shell, tally);
    }
  };
  // Two rounds, so that memory can be looked at after everything has been asked for once.
  for (const round of [0, 1] as const) {
    await toBackend(round);
    await toShells(perScreen / 2, round);
    if (round === 0) half = memoryNow();
  }
  if (only === '') await fuzzLimits(market.address, tally);
  const read = await readBack(market, shells, tally);
  const after = memoryNow();
  const memory = servers.map(({ name }, index) => ({
    name,
    before: before[index] ?? NaN,
    half: half[index] ?? NaN,
    after: after[index] ?? NaN,
  }));
  return {
    seed,
    database: market.database,
    isShort,
    tally,
    matrices,
    memory,
    readBack: read,
    openedInBrowser,
    misuse,
    seconds: Math.round((performance.now() - started) / 1000),
    complaints: [
      ...checkNamedRoutes(operations),
      ...memoryComplaints(memory),
      ...servers.flatMap(({ name, ending }) => (ending() === null ? [] : [`${name} ${ending()}`])),
      ...(only === '' && tally.sent < least
        ? [`only ${tally.sent} requests were sent, at least ${least} are due`]
        : []),
    ],
  };
}
