import type { Page } from 'playwright';
import { exchangesAt } from './exchanges.ts';
import type { Findings } from './findings.ts';
import { dueAt, untilDue, type Phone } from './phone.ts';
import type { ProxiedMarket } from './proxied-market.ts';

/** What makes a tab look at its session: back online, waking, back from the browser's memory. */
const WAKING = ['online', 'visibilitychange', 'pageshow'] as const;
/** Pages that require a session; other users are asked to sign in. */
const OWN_PAGES = ['/orders', '/addresses'] as const;

/** How the rounds went beside right and wrong. */
export interface RoundsSummary {
  /** Refreshes that the tabs asked their shell for, in all rounds together. */
  readonly asked: number;
  readonly seconds: number;
}

/**
 * In each round the session comes due in all tabs at once, and in every second one a further tab loads a page at that
 * moment. One exchange at the identity service, and every tab goes on, is what is right.
 */
export async function runRounds(
  phone: Phone,
  market: ProxiedMarket,
  rounds: number,
  findings: Findings,
): Promise<RoundsSummary> {
  const begun = performance.now();
  const further = await phone.context.newPage();
  const askedAtBegin = refreshesAsked(market);
  for (let round = 0; round < rounds; round += 1) {
    await untilDue(phone);
    const before = await phone.tokens();
    const known = exchangesAt(market.identityGate).length;
    const waking = WAKING[round % WAKING.length] ?? 'online';
    const loaded = round % 2 === 1 ? further.goto(`${market.address}/orders`) : null;
    await Promise.all([...phone.tabs.map((tab) => wake(tab, waking)), loaded]);
    const after = await phone.tokens();
    const made = exchangesAt(market.identityGate).slice(known);
    findings.expect('one exchange at the identity service', made.length === 1 && made[0]?.status === 200, {
      round,
      waking,
      isRaced: loaded !== null,
      made,
    });
    findings.expect(
      'the cookie holds the successor',
      after.refresh !== before.refresh && after.refresh === made[0]?.successor,
      { round },
    );
    findings.expect("a page loaded at that moment is the farmer's", loaded === null || isAt(further, '/orders'), {
      round,
      url: further.url(),
    });
    await everyTabGoesOn(phone, market, round, findings);
    const more = exchangesAt(market.identityGate).length - known - made.length;
    findings.expect('no token is refreshed before it is due', more === 0 || Date.now() >= dueAt(after.access), {
      round,
      more,
    });
  }
  await further.close();
  const exchanges = exchangesAt(market.identityGate);
  findings.expect(
    'no refresh token was ever exchanged twice',
    new Set(exchanges.map(({ presented }) => presented)).size === exchanges.length,
  );
  return { asked: refreshesAsked(market) - askedAtBegin, seconds: Math.round((performance.now() - begun) / 1000) };
}

/**
 * Each tab opens its next page, which needs the session; the token in the cookie opens what is the farmer's at the
 * backend.
 */
async function everyTabGoesOn(
  { tabs, phoneNumber, ...phone }: Phone,
  { address, backend }: ProxiedMarket,
  round: number,
  findings: Findings,
): Promise<void> {
  const { access } = await phone.tokens();
  const details = await fetch(`${backend}/user/v1/details`, { headers: { authorization: `Bearer ${access}` } });
  const { phone_number: told } = (await details.json()) as { phone_number?: string };
  findings.expect("the cookie's access token is the farmer's", details.status === 200 && told === phoneNumber, {
    round,
    status: details.status,
  });
  await Promise.all(
    tabs.map(async (tab, index) => {
      const path = OWN_PAGES[(round + index) % OWN_PAGES.length] ?? '/orders';
      await tab.goto(address + path);
      findings.expect("the next page of every tab is the farmer's", isAt(tab, path), {
        round,
        tab: index,
        url: tab.url(),
      });
    }),
  );
}

/** Makes a tab look at its session, and waits until it and those before it in the queue have done so. */
export async function wake(tab: Page, waking: (typeof WAKING)[number] = 'online'): Promise<void> {
  await tab.evaluate(async (name) => {
    (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name));
    await navigator.locks.request('haat-session-refresh', () => undefined);
  }, waking);
}

/** Whether a tab shows this page, and not the one that asks to sign in. */
export function isAt(tab: Page, path: string): boolean {
  return new URL(tab.url()).pathname === path;
}

function refreshesAsked({ shellGate }: ProxiedMarket): number {
  return shellGate.passed.filter(({ path }) => path === '/api/keycloak/token').length;
}
