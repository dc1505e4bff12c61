import type { Address } from '@haat/api-contract';
import type { Browser, Page } from 'playwright';
import { fillCart, orderIdOf, place } from '@haat/test-clients/buyer';
import { exchangeAt } from './exchanges.ts';
import type { Findings } from './findings.ts';
import { openPhone, type Phone } from './phone.ts';
import { isAt } from './rounds.ts';
import type { ProxiedMarket } from './proxied-market.ts';
import { findWords, gatherHttpCache, gatherTraces } from './traces.ts';
import { until } from './until.ts';

/** Data that identifies the farmer of this part; unique in the market. */
const FARMER = {
  name: 'Sunanda Vaidehi Gaikwad',
  house: 'Sunanda Wada 417',
  village: 'Makhmalabadkheda',
  draft: 'Draupadibai Gaikwad',
};
const PLACE = '422001';

/**
 * A farmer with an address, an order, a cart, a draft and tabs that show it all signs out: nothing of it is left.
 * @param options `waitForExpiry`: whether to see the access token expire too, which takes a minute
 */
export async function signOutEverywhere(
  browser: Browser,
  market: ProxiedMarket,
  findings: Findings,
  { waitForExpiry }: { waitForExpiry: boolean },
): Promise<void> {
  const phone = await openPhone(browser, market, { tabs: 5 });
  const asked = rememberAddresses(phone);
  const words = await settle(phone, market);
  const [signingOut, order, ...others] = phone.tabs;
  if (!signingOut || !order) throw new Error('too few tabs');

  const before = await gatherTraces(phone.context, phone.tabs);
  findings.expect(
    'before, the phone knows the farmer',
    findWords(before, words).length > 0 && before.has('localStorage draft-address, tab 1'),
    [...before.keys()],
  );
  findings.tell('signing out: the farmer is settled on this phone');

  const tokens = await phone.tokens();
  await signingOut.goto(`${market.address}/account?ask=sign-out`);
  await pressSignOut(signingOut);
  for (const tab of phone.tabs) await tab.waitForURL(`${market.address}/`);
  // Each tab's own scripts are done with what they keep.
  for (const tab of phone.tabs)
    await until("the guest's page", () =>
      tab.evaluate(() => document.readyState === 'complete' && !document.documentElement.hidden),
    );
  findings.expect(
    'every tab is at home',
    phone.tabs.every((tab) => isAt(tab, '/')),
    phone.tabs.map((tab) => tab.url()),
  );
  const left = findWords(await gatherTraces(phone.context, phone.tabs), words);
  findings.expect('nothing of the farmer is in cookies, storage or caches', left.length === 0, left);
  const cached = findWords(await gatherHttpCache(signingOut, [...asked]), words);
  findings.expect('nothing of the farmer is in the HTTP cache', cached.length === 0, cached);
  findings.tell('signing out: nothing is left on the phone');

  await goBack([order, ...others], words, findings);
  findings.tell('signing out: back shows no page of the farmer');
  await identityRefuses(market, tokens, findings);
  if (waitForExpiry) await accessTokenExpires(market, tokens, findings);
  findings.tell('signing out: the session has ended at the identity service');
  await phone.context.close();
}

/** Presses the button on the page that asks whether to sign out. */
export async function pressSignOut(tab: Page): Promise<void> {
  await tab.locator('form[action="/api/keycloak/logout"] button[type=submit]').click();
}

/** Creates all personal data that a phone may store. Returns the words to look for. */
async function settle(phone: Phone, { address, backend }: ProxiedMarket): Promise<Record<string, string>> {
  const { access, refresh } = await phone.tokens();
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const ask = async <Answer>(method: string, path: string, body?: unknown) =>
    (await (
      await fetch(backend + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
    ).json()) as Answer;
  const { id: userId } = await ask<{ id: string }>('GET', '/user/v1/details');
  await phone.send('/location', { pincode: PLACE, next: '/', confirmed: 'yes' });
  const written = await ask<Address>('POST', '/user/v1/addresses?lang=en', {
    name: FARMER.name,
    phone_number: phone.phoneNumber,
    house: FARMER.house,
    village: FARMER.village,
    district: 'Nashik',
    state: 'Maharashtra',
    pincode: PLACE,
    lat_lng: '20.01,73.79',
  });
  const orderId =
    orderIdOf(
      await place(backend, await fillCart(backend, { userId, token: access, refreshToken: refresh, address: written })),
    ) ?? '';
  await phone.send('/cart', {
    intent: 'add',
    variantId: 'p-boron-250g',
    vendorId: 'v-nashik-1',
    quantity: 2,
    isPrebook: 'false',
    redirectTo: '/cart',
  });

  const pages = ['/address/new', `/order/${orderId}`, '/orders', '/addresses', '/location'];
  await Promise.all(phone.tabs.map((tab, index) => tab.goto(address + (pages[index] ?? '/account'))));
  const [draft] = phone.tabs;
  await draft?.locator('input[name=name]').fill(FARMER.draft);
  await draft?.waitForFunction(() => localStorage.getItem('draft-address') !== null);
  await phone.tabs.at(-1)?.waitForFunction(() => localStorage.getItem('recent-places') !== null);
  const tokens = await phone.tokens();
  return {
    'the mobile number': phone.phoneNumber,
    'the name': FARMER.name,
    'the house': FARMER.house,
    'the village': FARMER.village,
    'the draft': FARMER.draft,
    'the user': userId,
    'the address': written.id,
    'the order': orderId,
    'the access token': tokens.access,
    'the refresh token': tokens.refresh,
    'a recent place': `"pincode":"${PLACE}"}]`,
  };
}

/** Every address of the shell that the phone asks for from now on. */
function rememberAddresses({ context }: Phone): ReadonlySet<string> {
  const asked = new Set<string>();
  context.on('request', (request) => {
    if (request.method() === 'GET') asked.add(request.url());
  });
  return asked;
}

/** What the browser kept of earlier pages, for 'back', is not shown. */
async function goBack(
  tabs: readonly Page[],
  words: Readonly<Record<string, string>>,
  findings: Findings,
): Promise<void> {
  for (const tab of tabs) {
    await tab.goBack();
    await until('a page on back', () =>
      tab.evaluate(() => document.readyState === 'complete' && !document.documentElement.hidden).catch(() => false),
    );
    const text = await tab.content();
    const shown = Object.entries(words)
      .filter(([, word]) => text.includes(word))
      .map(([what]) => what);
    findings.expect('no page of the farmer on back', shown.length === 0 && !isAt(tab, '/account'), {
      url: tab.url(),
      shown,
    });
  }
}

/**
 * The grant has ended: no refresh token brings anything. What becomes of the access token is in
 * docs/how-to/deploy.md.
 */
async function identityRefuses(
  { backend }: ProxiedMarket,
  { refresh }: { refresh: string },
  findings: Findings,
): Promise<void> {
  const { status } = await exchangeAt(backend, refresh);
  findings.expect('the refresh token is refused', status === 400, status);
}

async function accessTokenExpires(
  { backend }: ProxiedMarket,
  { access }: { access: string },
  findings: Findings,
): Promise<void> {
  await until(
    'the access token to be refused',
    async () =>
      (await fetch(`${backend}/user/v1/details`, { headers: { authorization: `Bearer ${access}` } })).status === 401,
    90_000,
  );
  findings.expect('the access token expires', true);
}
