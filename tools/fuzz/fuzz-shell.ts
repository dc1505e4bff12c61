import type { TestMarket } from '@haat/backend-testing';
import { seedOf } from './bad/mutate.ts';
import { checkPage } from './checks/check-page.ts';
import { campaignCode } from '@haat/test-clients/campaign-code';
import type { FuzzedShell } from './market/open-shells.ts';
import { headerOf, type BadRequest } from './requests/request.ts';
import { send } from './requests/send.ts';
import type { Tally } from './report/tally.ts';
import { sendAll } from './send-all.ts';
import { badFiles, badPhotographs } from './shells/bad-files.ts';
import { badPages } from './shells/bad-pages.ts';
import type { Screen } from './shells/read-screens.ts';
import { signedInCookies } from './shells/guests.ts';

/** What is sent to each address of a shell. */
export interface ShellRun {
  readonly market: TestMarket;
  readonly perScreen: number;
  /** Files and photographs are asked for, too. */
  readonly withFiles: boolean;
  readonly seed: number;
  readonly tally: Tally;
}

/**
 * Sends bad requests to every address of a shell. Answers the requests whose markup came back in a page: those are
 * for a browser.
 */
export async function fuzzShell(
  shell: FuzzedShell,
  screens: readonly Screen[],
  { market, perScreen, withFiles, seed, tally }: ShellRun,
): Promise<BadRequest[]> {
  const target = { name: shell.name, address: shell.address, check: checkPage, tally };
  const reflected: BadRequest[] = [];
  for (const screen of screens) {
    await mustOpen(shell, screen, market, tally);
    const requests = badPages(screen, {
      shell,
      accessToken: market.owner.accessToken,
      count: perScreen,
      seed: seedOf(shell.name, seed),
    });
    await sendAll(requests, target, (request, answer) => {
      const isPage =
        request.method === 'GET' && request.bytes === undefined && headerOf(answer, 'content-type').includes('html');
      if (isPage && request.why.includes('markup')) reflected.push(request);
    });
    await mustLive(shell, screen, tally);
  }
  if (withFiles) await sendAll([...badFiles(), ...badPhotographs()], target);
  return reflected;
}

/**
 * A screen without parameters opens for any signed-in user, an offer's with the code of its link: otherwise bad
 * requests would not reach it.
 */
async function mustOpen(
  shell: FuzzedShell,
  { pattern, hasPage }: Screen,
  market: TestMarket,
  tally: Tally,
): Promise<void> {
  if (!hasPage || /[:*]|404/.test(pattern)) return;
  const path = pattern.startsWith('/growth/') ? `${pattern}?code=${await campaignCode(market.address)}` : pattern;
  const answer = await send(shell.address, {
    method: 'GET',
    path,
    headers: { cookie: signedInCookies(shell, market.owner.accessToken) },
  });
  if (answer.status >= 400 || answer.status === 0)
    tally.find({
      where: shell.name,
      route: pattern,
      why: 'good request',
      complaint: 'does not open: bad ones would not reach it',
      status: answer.status,
      body: answer.failure ?? '',
    });
}

async function mustLive(shell: FuzzedShell, { pattern }: Screen, tally: Tally): Promise<void> {
  const alive = await send(shell.address, { method: 'GET', path: '/health/ready', headers: {} });
  if (alive.status === 200) return;
  tally.find({
    where: shell.name,
    route: pattern,
    why: 'all of them',
    complaint: `the server does not answer any more: ${shell.ending() ?? alive.failure ?? alive.status}`,
    status: alive.status,
    body: '',
  });
}
