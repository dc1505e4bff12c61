import { setTimeout as pause } from 'node:timers/promises';
import { describe, type Outcome } from '@haat/test-clients/call';
import type { FaultMarkets } from '../fault-market.ts';
import type { Part } from '../part.ts';
import { ledgerOf } from '../ledger.ts';
import { repeat } from '../load.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';
import { ShellBrowser } from '@haat/test-clients/shell-browser';
import type { Sizes } from '../sizes.ts';
import { slowest } from './last-packs.ts';

const READERS = 4;
const BUYERS = 3;
const STOCK = 100_000;
const PAGES = ['/', '/products', '/products?search=urea', '/cart', '/orders', '/nearby-dcs'];

/** Of two backends behind a shell one is killed, again and again, while farmers look around and order. */
export const oneOfTwo: Scenario = {
  name: 'one-of-two',
  expected: 'the shell goes on: no failed page, no order lost or doubled',
  run: killOneOfTwo,
};

async function killOneOfTwo({ database, open }: FaultMarkets, { shellKills, shellSpan }: Sizes): Promise<Finding> {
  await using market = await open({ backends: 2 });
  const shell = await market.openShell();
  const ledger = ledgerOf(database, market.name);
  await ledger.stockUp(STOCK);
  const pages: Outcome[] = [];
  const orders = { ids: [] as string[], begun: 0, pressedAgain: 0, told: [] as string[] };
  const browsers: ShellBrowser[] = [];
  // One after the other: what is looked at is who is killed later, not a crowd at servers that have just started.
  for (let index = 0; index < READERS + BUYERS; index += 1)
    browsers.push(await signInFarmer(shell, market.backends[0], index));
  const [readers, buyers] = [browsers.slice(0, READERS), browsers.slice(READERS)];
  const wrong: string[] = [];
  let turns = 0;
  await using reading = repeat(readers.length, async (lane) => {
    const path = PAGES[(turns += 1) % PAGES.length] ?? '/';
    const outcome = await (readers[lane] as ShellBrowser).open(path);
    pages.push(outcome);
    if (outcome.kind === 'lost' || outcome.status >= 400) wrong.push(`${path}: ${describe(outcome)}`);
    await pause(50);
  });
  await using buying = repeat(buyers.length, async (lane) => {
    orders.begun += 1;
    const { id, presses, told } = await (buyers[lane] as ShellBrowser).orders().catch((error: unknown) => ({
      id: null,
      presses: 0,
      told: [error instanceof Error ? error.message : String(error)],
    }));
    if (id !== null) orders.ids.push(id);
    if (presses > 1) orders.pressedAgain += 1;
    orders.told.push(...told);
  });
  for (let kill = 0; kill < shellKills; kill += 1) {
    const victim = market.backends[kill % market.backends.length] as Part;
    await pause(shellSpan / 3);
    await victim.kill();
    await pause(shellSpan / 3);
    await victim.start();
    await pause(shellSpan / 3);
  }
  await Promise.all([reading.stop(), buying.stop()]);
  const there = await ledger.orderIds();
  const badReads = shell
    .log()
    .split('\n')
    .filter((line) => line.includes('A service did not answer as it should.') && line.includes('"method":"GET"'));
  return {
    seen:
      `${shellKills} kills; ${pages.length} pages: ${tally(pages.map(describe))}, slowest ${slowest(pages)} ` +
      `s; ${orders.ids.length} orders, ${orders.pressedAgain} after another ` +
      `press${orders.told.length > 0 ? ` (${tally(orders.told)})` : ''}`,
    problems: problemsOf(
      wrong,
      badReads.length > 0 && `${badReads.length} parts of pages could not be loaded`,
      orders.ids.length !== orders.begun &&
        `${orders.begun - orders.ids.length} farmers were never told of their order`,
      new Set(orders.ids).size !== orders.ids.length && 'two carts were told the same order',
      there.size !== orders.ids.length && `${there.size} orders for ${orders.ids.length} carts`,
      orders.ids.some((id) => !there.has(id)) && 'orders that farmers were told of are gone',
      await ledger.problems(STOCK),
    ),
  };
}

/** A signed-in farmer in Nashik. */
async function signInFarmer(shell: Part, backend: Part, index: number): Promise<ShellBrowser> {
  const browser = new ShellBrowser(shell.address);
  await browser.choosesPlace();
  await browser.signsIn(String(9_300_000_001 + index), backend.address);
  return browser;
}
