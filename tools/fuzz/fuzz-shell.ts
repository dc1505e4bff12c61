import type { TestMarket } from '@haat/backend-testing';
import { seedOf } from './bad/mutate.ts';
import { checkPage } from './checks/check-page.ts';
import { judgePage } from './checks/granted/page-rules.ts';
import { headingOf } from './checks/granted/pages.ts';
import { withGranted, type Verdict } from './checks/granted/rule.ts';
import { campaignCode } from '@haat/test-clients/campaign-code';
import { usersOf } from './market/people.ts';
import type { FuzzedShell } from './market/open-shells.ts';
import { headerOf, type BadRequest, type FuzzAnswer } from './requests/request.ts';
import { send } from './requests/send.ts';
import type { Tally } from './report/tally.ts';
import { sendAll } from './send-all.ts';
import { badFiles, badPhotographs } from './shells/bad-files.ts';
import { badPages } from './shells/bad-pages.ts';
import type { Screen } from './shells/read-screens.ts';
import { guestCookies, signedInCookies } from './shells/guests.ts';

/** Pages that show something only with what their address names. */
const OPENED_WITH: Readonly<Record<string, string>> = {
  '/farmer-services/package-list': 'service=drone-spray',
  ...Object.fromEntries(
    ['cart', 'booking-form'].map((page) => [
      `/farmer-services/${page}`,
      'service=drone-spray&vendor=sample-drone-nashik&package=spray&acres=3',
    ]),
  ),
};

/**
 * Opened by the link of an SMS alone: without its token it says that it knows no such link, and so it does to every bad
 * request.
 */
const OPENED_BY_SMS = '/agents/stop';

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
  const targetOf = (heading: string | null) => ({
    name: shell.name,
    address: shell.address,
    check: (request: BadRequest, answer: FuzzAnswer) => judgeShell(request, answer, heading),
    tally,
  });
  const reflected: BadRequest[] = [];
  for (const screen of screens) {
    const heading = await mustOpen(shell, screen, market, tally);
    const requests = badPages(screen, {
      shell,
      accessToken: usersOf(shell.name, market).owner.accessToken,
      count: perScreen,
      seed: seedOf(shell.name, seed),
    });
    await sendAll(requests, targetOf(heading), (request, answer) => {
      const isPage =
        request.method === 'GET' && request.bytes === undefined && headerOf(answer, 'content-type').includes('html');
      if (isPage && request.why.includes('markup')) reflected.push(request);
    });
    await mustLive(shell, screen, tally);
  }
  if (withFiles) await sendAll([...badFiles(), ...badPhotographs()], targetOf(null));
  return reflected;
}

/** What is wrong with any page, and why something bad was answered by a page, data or a way on. */
function judgeShell(request: BadRequest, answer: FuzzAnswer, heading: string | null): Verdict {
  const complaints = checkPage(request, answer);
  if (answer.status < 200 || answer.status >= 400) return { rules: [], complaints };
  return withGranted(complaints, judgePage({ request, answer, heading }));
}

/**
 * A screen without parameters opens for any signed-in user, an offer's with the code of its link: otherwise bad
 * requests would not reach it. Answers its main heading, without the name of who is greeted; null when it has none.
 */
async function mustOpen(
  shell: FuzzedShell,
  { pattern, hasPage }: Screen,
  market: TestMarket,
  tally: Tally,
): Promise<string | null> {
  if (!hasPage || /[:*]|404/.test(pattern)) return null;
  const query = pattern.startsWith('/growth/') ? `code=${await campaignCode(market.address)}` : OPENED_WITH[pattern];
  const path = query === undefined ? pattern : `${pattern}?${query}`;
  const answer = await send(shell.address, {
    method: 'GET',
    path,
    headers: { cookie: signedInCookies(shell, usersOf(shell.name, market).owner.accessToken) },
  });
  const isOpen = pattern === OPENED_BY_SMS ? answer.status === 404 : answer.status > 0 && answer.status < 400;
  if (!isOpen)
    tally.find({
      where: shell.name,
      route: pattern,
      why: 'good request',
      complaint: 'does not open: bad ones would not reach it',
      status: answer.status,
      body: answer.failure ?? '',
    });
  // Who is signed in is led on from the sign-in: its heading is what a guest sees.
  const shown =
    answer.status >= 300
      ? await send(shell.address, { method: 'GET', path, headers: { cookie: guestCookies(shell) } })
      : answer;
  return headingOf(shown)?.split(',', 1)[0] ?? null;
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
