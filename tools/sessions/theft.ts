import type { Browser } from 'playwright';
import { exchangeAt, type TokenAnswer } from './exchanges.ts';
import type { Findings } from './findings.ts';
import { expiredToken, openPhone, replaceAccessToken, type Phone } from './phone.ts';
import type { ProxiedMarket } from './proxied-market.ts';
import { isAt } from './rounds.ts';

/** docs/domain/identity.md#refresh: so long an old token gives the same successor. */
const FORGIVEN_MS = 60_000;
const MARGIN_MS = 5_000;
/** The step at which who follows is noticed. */
const NOTICED_AT_STEP = 3;
/** The thief asks from somewhere else. */
const ELSEWHERE = '2001:db8:7:1::1';

/**
 * A thief has a copy of the farmer's refresh token. The clock of the backend is moved: no phone is opened after
 * these.
 */
export async function stealTokens(browser: Browser, market: ProxiedMarket, findings: Findings): Promise<void> {
  await replayOldToken(browser, market, findings);
  await followRotations(browser, market, findings);
}

/** The copy is used once the farmer has a newer one: within a minute it is forgiven, after it the family ends. */
async function replayOldToken(browser: Browser, market: ProxiedMarket, findings: Findings): Promise<void> {
  const phone = await openPhone(browser, market, { tabs: 2 });
  const { refresh: old } = await phone.tokens();
  const farmers = await refreshByPage(phone, market);
  findings.expect('the farmer has a newer token', farmers !== '' && farmers !== old);
  market.moveClock(FORGIVEN_MS - MARGIN_MS);
  const forgiven = await exchangeAt(market.backend, old);
  findings.expect('within the minute it gives the same successor', forgiven.refreshToken === farmers, forgiven.status);
  market.moveClock(2 * MARGIN_MS);
  const late = await exchangeAt(market.backend, old);
  findings.expect('after the minute it is refused', isSignedOut(late), late);
  await isToldEverywhere(phone, market, findings);
  findings.tell('theft: an old token is forgiven for a minute, then its use ends the session');
}

/**
 * The farmer and the thief refresh in turns, each as soon as the other has: neither ever uses a token that is worth
 * nothing.
 */
async function followRotations(browser: Browser, market: ProxiedMarket, findings: Findings): Promise<void> {
  const phone = await openPhone(browser, market, { tabs: 2 });
  let { refresh: shared } = await phone.tokens();
  const thief: TokenAnswer[] = [];
  for (let step = 1; step <= NOTICED_AT_STEP; step += 1) {
    const farmers = await refreshByPage(phone, market);
    findings.expect("until then the farmer's pages come", farmers !== '' && farmers !== shared, { step });
    thief.push(await exchangeAt(market.backend, shared, ELSEWHERE));
    shared = farmers;
  }
  const last = thief.at(-1);
  findings.expect(
    'the thief is noticed at the third step at the latest',
    last !== undefined && isSignedOut(last),
    thief.map(({ status }) => status),
  );
  findings.expect(
    'before, two steps look like lost answers',
    thief.slice(0, -1).every(({ status }) => status === 200),
    thief.map(({ status }) => status),
  );
  const stolen = await Promise.all(
    thief.slice(0, -1).map(({ refreshToken }) => exchangeAt(market.backend, refreshToken, ELSEWHERE)),
  );
  findings.expect(
    'nothing that the thief has is worth anything',
    stolen.every(isSignedOut),
    stolen.map(({ status }) => status),
  );
  await isToldEverywhere(phone, market, findings);
  findings.tell('theft: who follows the farmer in step is noticed, and the session ends');
}

/** The farmer opens a page with an access token that has expired. @returns the refresh token that came of it */
async function refreshByPage(phone: Phone, market: ProxiedMarket): Promise<string> {
  const [tab] = phone.tabs;
  await replaceAccessToken(phone, expiredToken((await phone.tokens()).access));
  await tab?.goto(`${market.address}/addresses`);
  return tab !== undefined && isAt(tab, '/addresses') ? (await phone.tokens()).refresh : '';
}

/** The farmer learns of it at the next page: each tab asks to sign in, and the phone keeps no token. */
async function isToldEverywhere(phone: Phone, market: ProxiedMarket, findings: Findings): Promise<void> {
  await replaceAccessToken(phone, expiredToken((await phone.tokens()).access));
  for (const tab of phone.tabs) await tab.goto(`${market.address}/orders`);
  findings.expect(
    'the farmer is asked to sign in, in every tab',
    phone.tabs.every((tab) => isAt(tab, '/login')),
    phone.tabs.map((tab) => tab.url()),
  );
  findings.expect('no token is left on the phone', Object.values(await phone.tokens()).join('') === '');
  await phone.context.close();
}

function isSignedOut({ status, description }: TokenAnswer): boolean {
  return status === 400 && description === 'auth_error.signed_out';
}
