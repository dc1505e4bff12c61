import { randomInt } from 'node:crypto';
import { call, goodBody } from '@haat/test-clients/call';
import { ShellBrowser } from '@haat/test-clients/shell-browser';
import type { Findings } from './findings.ts';
import { HOST_APP, signAsHostApp } from './proxied-market.ts';
import type { ProxiedMarket } from './proxied-market.ts';

const LOGIN = '/login?webview=true';
/** What led to the address that opens a webview, and whether a host app that proves itself then gets the tokens. */
const OPENED_BY = [
  ['a known host app', `${HOST_APP}/home`, true],
  ['a link of another site', 'https://elsewhere.example/', false],
  ['a site that is named like the host app', `${HOST_APP}.elsewhere.example/`, false],
  ['a typed address', null, false],
] as const;

/**
 * Signs in where the address says that a host app shows the page. Without a proof no session shows its tokens; with
 * one, only where the known host app had opened it. See docs/domain/identity.md#host-apps.
 */
export async function signInInWebviews(market: ProxiedMarket, findings: Findings): Promise<void> {
  for (const [by, referer, isShown] of OPENED_BY) {
    const phone = new ShellBrowser(market.address);
    await phone.open(LOGIN, referer === null ? {} : { referer });
    await phone.signsIn(newNumber(), market.backend);
    const showsTokens = async () =>
      'refresh_token' in goodBody<object>(await phone.send('/api/keycloak/token', {}), 'the token address');
    findings.expect(`no token is shown after ${by} without a proof`, !(await showsTokens()));
    const asked = await phone.sendData('/api/webview/nonce', {});
    const { nonce, origin } = goodBody<{ nonce: string; origin: string }>(asked, 'the nonce');
    const proof = { host: HOST_APP, signature: signAsHostApp(origin, nonce), refresh_token: null };
    goodBody(await phone.sendData('/api/webview/proof', proof), 'the proof');
    findings.expect(
      `tokens are ${isShown ? '' : 'not '}shown after ${by} and a proof`,
      (await showsTokens()) === isShown,
    );
    const again = await phone.sendData('/api/webview/proof', proof);
    findings.expect('a proof counts once', again.kind === 'answer' && again.status === 403);
  }
  // Led here from another site, a page that needs a session asks for itself once more, from here.
  const phone = new ShellBrowser(market.address);
  await phone.open('/orders?webview=true', {
    referer: HOST_APP,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
  });
  findings.expect('a webview is kept where the page is asked for again', phone.cookies.get('visit-webview') === '1');
  const line = await waitingSignInCookie(market);
  findings.expect(
    'a waiting sign-in is kept as a session is',
    /^__Host-haat-01-farmer-sign-in=[^;]+; Path=\/; Max-Age=600; Secure; HttpOnly; SameSite=Strict$/.test(line),
    line.replace(/=[^;]*/, ''),
  );
  findings.tell('a webview is opened by known host apps alone');
}

/** The cookie that a shell behind https gives with a one-time password. */
async function waitingSignInCookie({ address }: ProxiedMarket): Promise<string> {
  const outcome = await call(address, '/login', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'send', phoneNumber: newNumber(), next: '/' }),
    headers: { 'x-forwarded-proto': 'https', origin: address.replace(/^http:/, 'https:') },
  });
  const lines = outcome.kind === 'answer' ? [outcome.headers['set-cookie'] ?? []].flat() : [];
  return lines.find((line) => line.includes('sign-in=')) ?? '';
}

function newNumber(): string {
  return `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}
