import type { Browser } from 'playwright';
import type { Findings } from './findings.ts';
import { openPhone } from './phone.ts';
import type { ProxiedMarket } from './proxied-market.ts';

const ELSEWHERE = 'http://messages.example/';
const DRAFT = 'Draupadibai Gaikwad';
/** Where who is signed in may sign out; a guest does not see it. */
const SIGN_OUT = 'a[href*="ask=sign-out"]';

/**
 * A signed-in farmer follows a link from another site to a page that is open to all. Its request carries no strict
 * cookie, so the page comes as a guest's; the farmer is found again, and keeps what is stored on the phone.
 */
export async function arriveFromAnotherSite(
  browser: Browser,
  market: ProxiedMarket,
  findings: Findings,
): Promise<void> {
  const { context, tabs } = await openPhone(browser, market, { tabs: 2 });
  const [writing, arriving] = tabs;
  if (!writing || !arriving) throw new Error('too few tabs');
  await writing.goto(`${market.address}/address/new`);
  await writing.locator('input[name=name]').fill(DRAFT);
  await writing.waitForFunction(() => localStorage.getItem('draft-address') !== null);

  await context.route(`${ELSEWHERE}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${market.address}/account">account</a>` }),
  );
  await arriving.goto(ELSEWHERE);
  const arrived = arriving.waitForResponse((response) => response.request().isNavigationRequest());
  await arriving.locator('a').click();
  findings.expect("the page comes as a guest's", !(await (await arrived).text()).includes('ask=sign-out'));
  await arriving.locator(SIGN_OUT).waitFor();
  const kept = await arriving.evaluate(() => localStorage.getItem('draft-address') ?? '');
  findings.expect('what was written is kept', kept.includes(DRAFT), kept);
  findings.expect(
    'the other tab is where it was',
    writing.url() === `${market.address}/address/new` &&
      (await writing.locator('input[name=name]').inputValue()) === DRAFT,
    writing.url(),
  );
  await context.close();
  findings.tell('a link from another site finds the farmer signed in');
}
