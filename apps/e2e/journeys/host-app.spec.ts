import type { FrameLocator, Page } from '@playwright/test';
import { HOST_KEY, NATIVE_BRIDGES, openHosts, signAsHost, type HostServer, type ToldToHost } from '../src/host-app.ts';
import { expect } from '../src/journey.ts';
import { test as ownMarketTest } from '../src/own-market.ts';
import { newMobileNumber, otpSentTo } from '../src/sandbox-sms.ts';
import { LanguageScreen } from '../src/screens/language-screen.ts';
import { textsIn, type Texts } from '../src/texts.ts';

const NATIVE = 'kisan-app';
const LOGIN = '/login?next=/account&webview=true';
const shopOf = ({ farmer }: { readonly farmer: string }) => farmer.replace('127.0.0.1', 'shop.haat.localhost');

/** A market that knows a host of its own site, one of another site, and a native app. */
const test = ownMarketTest.extend<{ hosts: HostServer }>({
  hosts: async ({}, use) => {
    const hosts = await openHosts();
    await use(hosts);
    await hosts.close();
  },
  shellEnvironment: async ({ hosts }, use) =>
    use({
      NATIVE_HOST_ORIGINS: `${hosts.sameSite},${hosts.otherSite}`,
      NATIVE_HOST_KEYS: `${hosts.sameSite}=${HOST_KEY},${NATIVE}=${HOST_KEY}`,
    }),
  baseURL: async ({ market }, use) => use(shopOf(market)),
});

async function signIn(inside: Page | FrameLocator, { t, backend }: { t: Texts; backend: string }): Promise<void> {
  const phoneNumber = newMobileNumber();
  await inside.getByRole('textbox', { name: t('login:mobile.label') }).fill(phoneNumber);
  await inside.getByRole('button', { name: t('login:mobile.send') }).click();
  const code = inside.getByRole('textbox', { name: t('login:otp.label') });
  await expect(code).toBeVisible();
  await code.fill(await otpSentTo(phoneNumber, backend));
  await inside.getByRole('textbox', { name: t('login:name.label') }).waitFor();
}

/** The browser says at signing out that storage was cleared. */
const STORAGE_CLEARED = /Clear-Site-Data header .* Cleared data types: "storage"/;

async function signOut(inside: Page | FrameLocator, t: Texts): Promise<void> {
  await inside.getByRole('link', { name: t('account:signOut.action') }).click();
  await inside.getByRole('button', { name: t('account:signOut.action') }).click();
}

const tokensIn = (told: readonly ToldToHost[]) => told.filter(({ code }) => code === 'INFO_001');
const asText = (payload: object) => JSON.stringify({ code: 'PROOF_001', payload });

test('A host of the same site shows the market in a frame, and has its tokens once it has proved itself', async ({
  page,
  hosts,
  market,
  t,
  trouble,
}) => {
  // A frame that is refused, one without storage since it is of another site, and a nonce that is used again.
  trouble.expect(/frame-ancestors|status of 403|status of 401|chrome-error|ERR_BLOCKED_BY_RESPONSE|SecurityError/);
  trouble.expect(STORAGE_CLEARED);
  const shop = shopOf(market);
  hosts.frames(shop + LOGIN);
  const told = () => page.evaluate<ToldToHost[]>('told');
  const say = (text: string) => page.evaluate(`say(${JSON.stringify(text)})`);
  const answer = async (code: string, before: number) => {
    const answers = async () => (await told()).filter((message) => message.code === code);
    await expect.poll(async () => (await answers()).length).toBeGreaterThan(before);
    return (await answers()).at(-1)?.payload ?? {};
  };
  const nonceFor = async () => {
    const before = (await told()).filter(({ code }) => code === 'PROOF_001').length;
    await say(asText({ host: hosts.sameSite }));
    return String((await answer('PROOF_001', before))['nonce']);
  };
  const inside = page.frameLocator('iframe');

  await page.goto(`${hosts.sameSite}/home`);
  // The title is told before any script of the page has come, and the host's bar shows it.
  expect(await answer('TITLE', 0)).toEqual({ title: expect.stringMatching(/\S/) });
  await expect(inside.getByRole('banner')).toHaveCount(0);
  await signIn(inside, { t, backend: market.backend });
  expect(tokensIn(await told())).toEqual([]);

  const nonce = await nonceFor();
  const signature = signAsHost({ origin: shop, host: hosts.sameSite, nonce });
  await say(asText({ host: hosts.sameSite, signature }));
  const tokens = await answer('INFO_001', 0);
  expect(Object.keys(tokens).sort()).toEqual(['access_token', 'expires_at', 'refresh_token', 'server_time']);

  // A signature is worth nothing a second time, nor is one of a session that was put in its place.
  await say(asText({ host: hosts.sameSite, signature }));
  await expect.poll(async () => (await told()).at(-1)).toEqual({ code: 'PROOF_001', payload: { refused: true } });
  const other = signAsHost({ origin: shop, host: hosts.sameSite, nonce: await nonceFor() });
  await say(asText({ host: hosts.sameSite, signature: other, refresh_token: 'another-session' }));
  await expect.poll(async () => (await told()).at(-1)).toEqual({ code: 'PROOF_001', payload: { refused: true } });

  // Noise is not heard, and the page goes on; on its next start it tells the tokens again.
  await page.evaluate(() => {
    const speak = (window as unknown as { say(text: string): void }).say;
    speak('x'.repeat(1_000_000));
    for (let count = 0; count < 10_000; count += 1) speak(`{"code":"PROOF_001","payload":${count}}`);
  });
  hosts.frames(`${shop}/account`);
  await page.goto(`${hosts.sameSite}/account`);
  await answer('INFO_001', 0);

  // A host of another site shows the market to a guest: no browser sends it the session, or keeps one.
  hosts.frames(`${shop}/login?next=/account`);
  await page.goto(`${hosts.otherSite}/home`);
  await expect(inside.getByRole('textbox', { name: t('login:mobile.label') })).toBeVisible();
  await page.goto(`${hosts.unknown}/home`);
  await expect(inside.getByRole('main')).toHaveCount(0);
  expect(await told()).toEqual([]);

  hosts.frames(`${shop}/account`);
  await page.goto(`${hosts.sameSite}/account`);
  await signOut(inside, t);
  await answer('ERR_001', 0);
  await answer('TITLE', 1);
});

for (const [bridge, script] of Object.entries(NATIVE_BRIDGES)) {
  test(`A native app with the bridge of ${bridge} learns title and logout, and after its proof the tokens`, async ({
    page,
    market,
    t,
    newShopper,
    trouble,
  }) => {
    trouble.expect(STORAGE_CLEARED);
    const open = async (phone: Page) => {
      const told: ToldToHost[] = [];
      await phone.exposeFunction('toldToHost', (text: string) => void told.push(JSON.parse(text) as ToldToHost));
      await phone.addInitScript(script);
      await phone.goto(LOGIN);
      await expect.poll(() => told.map(({ code }) => code)).toEqual(['TITLE']);
      return told;
    };
    const prove = async (phone: Page, told: readonly ToldToHost[], refreshToken?: string) => {
      const say = (payload: object) => phone.evaluate((text) => window.postMessage(text), asText(payload));
      await say({ host: NATIVE });
      await expect.poll(() => told.at(-1)?.code).toBe('PROOF_001');
      const { nonce, origin } = told.at(-1)?.payload ?? {};
      const signature = signAsHost({ origin: String(origin), host: NATIVE, nonce: String(nonce), refreshToken });
      await say({ host: NATIVE, signature, ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }) });
    };
    const told = await open(page);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await signIn(page, { t, backend: market.backend });
    const languages = new LanguageScreen(page);
    await languages.open();
    await languages.choice('mr').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
    await page.goto('/account');
    expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['TITLE']));
    await prove(page, told);
    await expect.poll(() => tokensIn(told).length).toBeGreaterThan(0);
    const handedOver = String(tokensIn(told).at(-1)?.payload?.['refresh_token']);

    // On another page of the app, which has the session and not the cookies, it hands the session over.
    const second = (await newShopper({ baseURL: shopOf(market) })).page;
    const toldAgain = await open(second);
    await prove(second, toldAgain, handedOver);
    await expect.poll(() => tokensIn(toldAgain).length).toBeGreaterThan(0);
    await second.goto('/account');
    await expect(second.locator('html'), 'the language of the profile').toHaveAttribute('lang', 'mr');
    await signOut(second, textsIn('mr'));
    await expect.poll(() => toldAgain.map(({ code }) => code)).toContain('ERR_001');
  });
}
