import type { Browser } from 'playwright';
import type { Findings } from './findings.ts';
import { openPhone, untilDue } from './phone.ts';
import { isAt } from './rounds.ts';
import { pressSignOut } from './sign-out.ts';
import type { ProxiedMarket } from './proxied-market.ts';
import { until } from './until.ts';

/**
 * A page of the farmer, with the tokens of a refresh, is on its way while they sign out in another tab. It arrives
 * afterwards: it is left at once, and its tokens are taken away.
 */
export async function signOutBeforeLatePage(
  browser: Browser,
  market: ProxiedMarket,
  findings: Findings,
): Promise<void> {
  const phone = await openPhone(browser, market, { tabs: 2 });
  const [signingOut, late] = phone.tabs;
  if (!signingOut || !late) throw new Error('too few tabs');
  await signingOut.goto(`${market.address}/account?ask=sign-out`);
  // Not a page of the shell: it does not receive the sign-out message.
  await late.goto('about:blank');
  await untilDue(phone);
  const held = market.shellGate.holdNext(({ path }) => path === '/addresses');
  const arrival = late.goto(`${market.address}/addresses`).catch(() => null);
  await until('the page to be on its way', held.isHeld);
  await pressSignOut(signingOut);
  await signingOut.waitForURL(`${market.address}/`);
  held.letGo();
  await arrival;
  await late.waitForURL(`${market.address}/`);
  findings.expect('the late page is left for home', isAt(late, '/'), late.url());
  await until('its tokens to be gone', async () => Object.values(await phone.tokens()).join('') === '').catch(
    (error: unknown) => findings.expect('its tokens are gone', false, String(error)),
  );
  await late.goto(`${market.address}/orders`);
  findings.expect('the page is signed out', isAt(late, '/login'), late.url());
  await phone.context.close();
  findings.tell('signing out: a page that was on its way brings nothing back');
}
