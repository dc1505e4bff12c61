import type { Browser } from 'playwright';
import { exchangeAt, exchangesAt, isExchange } from './exchanges.ts';
import type { Findings } from './findings.ts';
import type { CallPattern } from './gate.ts';
import { expiredToken, openPhone, replaceAccessToken, untilDue, type Phone } from './phone.ts';
import { isAt, wake } from './rounds.ts';
import type { ProxiedMarket } from './proxied-market.ts';
import { until } from './until.ts';

const isRefresh: CallPattern = ({ method, path }) => method === 'POST' && path === '/api/keycloak/token';

type Part = readonly [title: string, run: (phone: Phone, market: ProxiedMarket, findings: Findings) => Promise<void>];

const PARTS: readonly Part[] = [
  ['the answer to a tab is lost before the shell', lostBeforeShell],
  ['the answer to a page is lost before the shell, its access token has expired', lostForExpiredPage],
  ['the answer is lost before the phone', lostBeforePhone],
];
/** What needs more refreshes to come due, or a shell to start anew. */
const LONGER_PARTS: readonly Part[] = [
  ['the answer is lost before the phone, and the shell has forgotten it', lostAndForgotten],
  ['the request that refreshes is closed while others wait for it', leftWhileShared],
  ['an old token is used after its successor', reused],
];

/**
 * Answers to a refresh get lost on each part of their way, after the identity service has rotated. The session goes
 * on.
 */
export async function loseAnswers(
  browser: Browser,
  market: ProxiedMarket,
  findings: Findings,
  { isShort }: { isShort: boolean },
): Promise<void> {
  const phone = await openPhone(browser, market, { tabs: 2 });
  const parts = isShort ? PARTS : [...PARTS, ...LONGER_PARTS];
  for (const [title, run] of parts) {
    await run(phone, market, findings);
    findings.tell(`lost answers: ${title}`);
  }
  await phone.context.close();
}

async function lostBeforeShell(phone: Phone, market: ProxiedMarket, findings: Findings): Promise<void> {
  const known = await exchangesUntilDue(phone, market);
  const before = await phone.tokens();
  market.identityGate.loseNext(isExchange);
  await wakeFirst(phone, market);
  findings.expect('the cookie is as it was', (await phone.tokens()).refresh === before.refresh);
  await wakeFirst(phone, market);
  const [lost, again] = exchangesAt(market.identityGate).slice(known);
  findings.expect(
    'the old token gives the same successor',
    lost?.successor !== '' && again?.presented === before.refresh && again.successor === lost?.successor,
    { lost, again },
  );
  findings.expect('the cookie holds it', (await phone.tokens()).refresh === again?.successor);
  await goesOn(phone, market, findings);
}

async function lostForExpiredPage(phone: Phone, market: ProxiedMarket, findings: Findings): Promise<void> {
  const known = exchangesAt(market.identityGate).length;
  const { access } = await phone.tokens();
  await replaceAccessToken(phone, expiredToken(access));
  market.identityGate.loseNext(isExchange);
  await goesOn(phone, market, findings);
  const [lost, again] = exchangesAt(market.identityGate).slice(known);
  findings.expect(
    'the page asked again and got the same successor',
    again !== undefined && again.successor === lost?.successor,
    { lost, again },
  );
}

async function lostBeforePhone(phone: Phone, market: ProxiedMarket, findings: Findings): Promise<void> {
  const known = await exchangesUntilDue(phone, market);
  const before = await phone.tokens();
  const stopLosing = market.shellGate.loseAll(isRefresh);
  await wakeFirst(phone, market);
  stopLosing();
  findings.expect('the cookie is as it was', (await phone.tokens()).refresh === before.refresh);
  await goesOn(phone, market, findings);
  const made = exchangesAt(market.identityGate).slice(known);
  findings.expect(
    'the shell gives what it was given, without asking again',
    made.length === 1 && (await phone.tokens()).refresh === made[0]?.successor,
    made,
  );
}

async function lostAndForgotten(phone: Phone, market: ProxiedMarket, findings: Findings): Promise<void> {
  const known = await exchangesUntilDue(phone, market);
  const stopLosing = market.shellGate.loseAll(isRefresh);
  await wakeFirst(phone, market);
  stopLosing();
  await market.restartShell();
  await goesOn(phone, market, findings);
  const [lost, again] = exchangesAt(market.identityGate).slice(known);
  findings.expect(
    'the identity service gives the same successor again',
    again !== undefined && again.successor === lost?.successor,
    { lost, again },
  );
  findings.expect('the cookie holds it', (await phone.tokens()).refresh === again?.successor);
}

async function leftWhileShared(phone: Phone, market: ProxiedMarket, findings: Findings): Promise<void> {
  const known = await exchangesUntilDue(phone, market);
  const held = market.identityGate.holdNext(isExchange);
  const headers = {
    cookie: (await phone.context.cookies(market.address)).map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  const leaving = new AbortController();
  const left = fetch(`${market.address}/addresses`, { headers, signal: leaving.signal }).catch(() => null);
  await until('the refresh to be under way', held.isHeld);
  const waiting = fetch(`${market.address}/addresses`, { headers, redirect: 'manual' });
  leaving.abort();
  await left;
  held.letGo();
  const answer = await waiting;
  findings.expect('who waited has the page', answer.status === 200, answer.status);
  await goesOn(phone, market, findings);
  const made = exchangesAt(market.identityGate).slice(known);
  findings.expect('one exchange served both, and the next page', made.length === 1, made);
}

async function reused(phone: Phone, market: ProxiedMarket, findings: Findings): Promise<void> {
  const old = (await phone.tokens()).refresh;
  for (let rotation = 0; rotation < 2; rotation += 1) {
    await untilDue(phone);
    await wakeFirst(phone, market);
  }
  const newest = (await phone.tokens()).refresh;
  findings.expect('an old token is refused', (await exchangeAt(market.backend, old)).status === 400);
  findings.expect('and ends the whole session', (await exchangeAt(market.backend, newest)).status === 400);
  await untilDue(phone);
  const signIn = Promise.all(phone.tabs.map((tab) => tab.waitForURL(({ pathname }) => pathname === '/login')));
  await wakeFirst(phone, market);
  await signIn;
  findings.expect(
    'every tab asks to sign in',
    phone.tabs.every((tab) => isAt(tab, '/login')),
    phone.tabs.map((tab) => tab.url()),
  );
  findings.expect('no token is left', Object.values(await phone.tokens()).join('') === '');
}

/** @returns how many exchanges there were before this one is due */
async function exchangesUntilDue(phone: Phone, market: ProxiedMarket): Promise<number> {
  await untilDue(phone);
  return exchangesAt(market.identityGate).length;
}

/**
 * Wakes the first tab until it has asked the shell: one whose page came slowly finds the session due a little later.
 */
async function wakeFirst({ tabs }: Phone, { shellGate }: ProxiedMarket): Promise<void> {
  const [tab] = tabs;
  if (!tab) throw new Error('no tab');
  const asked = () => shellGate.passed.filter(isRefresh).length;
  const before = asked();
  await until('the tab to ask for a refresh', async () => {
    await wake(tab);
    return asked() > before;
  });
}

async function goesOn({ tabs }: Phone, { address }: ProxiedMarket, findings: Findings): Promise<void> {
  const [tab] = tabs;
  await tab?.goto(`${address}/addresses`);
  findings.expect("the next page is the farmer's", tab !== undefined && isAt(tab, '/addresses'), tab?.url());
}
