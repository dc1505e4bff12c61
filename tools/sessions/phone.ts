import { randomInt } from 'node:crypto';
import { TOKEN_REFRESH_THRESHOLD_MS } from '@haat/api-contract';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { ProxiedMarket } from './proxied-market.ts';
import { until } from './until.ts';

/** A signed-in farmer's browser with its tabs. */
export interface Phone {
  readonly context: BrowserContext;
  readonly tabs: readonly Page[];
  /** Ten digits. */
  readonly phoneNumber: string;
  /** Tokens as the browser keeps them; empty when there is none. */
  tokens(): Promise<{ access: string; refresh: string }>;
  /** Sends a form as the browser would. @throws Error when it is not taken */
  send(path: string, form: Record<string, string | number>): Promise<void>;
}

/** How a phone differs from another. */
export interface PhoneOptions {
  readonly tabs: number;
  /** How far its clock is ahead, milliseconds; negative when it is behind. */
  readonly clockAheadMs?: number;
}

const COOKIES = { access: 'haat-01-farmer-access', refresh: 'haat-01-farmer-refresh' };
const ANSWER_WITHIN_MS = 30_000;
/** A tab calculates the shell's clock from when its page arrived: it finds the session due this much later at most. */
const TABS_LAG_MS = 1_500;
/** Longer than an access token lasts. */
const DUE_WITHIN_MS = 120_000;

/** Opens a browser with a clock of its own, signs a new farmer in, and opens a page of theirs in each tab. */
export async function openPhone(
  browser: Browser,
  market: ProxiedMarket,
  { tabs: count, clockAheadMs = 0 }: PhoneOptions,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    locale: 'hi-IN',
    timezoneId: 'Asia/Kolkata',
  });
  context.setDefaultTimeout(ANSWER_WITHIN_MS);
  await context.addInitScript(moveClock, clockAheadMs);
  const phoneNumber = `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  const phone: Phone = {
    context,
    phoneNumber,
    tabs: [],
    async tokens() {
      const cookies = await context.cookies(market.address);
      const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
      return { access: valueOf(COOKIES.access), refresh: valueOf(COOKIES.refresh) };
    },
    async send(path, form) {
      const answer = await context.request.post(market.address + path, {
        form,
        headers: { origin: market.address },
        maxRedirects: 0,
      });
      if (answer.status() !== 302) throw new Error(`${path} answered ${answer.status()}`);
    },
  };
  await signIn(phone, market);
  const tabs: Page[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const tab = await context.newPage();
    await tab.goto(`${market.address}/orders`);
    tabs.push(tab);
  }
  return { ...phone, tabs };
}

/** Signs the phone's farmer in by one-time password. */
export async function signIn(
  { phoneNumber, send }: Pick<Phone, 'phoneNumber' | 'send'>,
  { backend }: Pick<ProxiedMarket, 'backend'>,
): Promise<void> {
  await send('/login', { intent: 'send', phoneNumber, next: '/' });
  const messages = await fetch(`${backend}/sandbox/sms.json?phone_number=${phoneNumber}`);
  const { results } = (await messages.json()) as { results: { otp: string }[] };
  await send('/login', { intent: 'verify', otp: results[0]?.otp ?? '', next: '/' });
}

/** Puts an access token back among the phone's cookies, changed. */
export async function replaceAccessToken({ context }: Phone, value: string): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIES.access);
  if (!cookie) throw new Error('the phone is signed out');
  await context.addCookies([{ ...cookie, value }]);
}

/** The token as if it had expired: verifiers refuse it, and readers see that it has expired. */
export function expiredToken(accessToken: string): string {
  const [header = '', payload = '', signature = ''] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return [header, Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url'), signature].join('.');
}

/** When a refresh of an access token is due, milliseconds since 1970 by the right clock. */
export function dueAt(accessToken: string): number {
  const { exp } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString() || '{}') as {
    exp?: number;
  };
  return (exp ?? 0) * 1000 - TOKEN_REFRESH_THRESHOLD_MS;
}

/** Waits until every tab of the phone, once it looks, finds the session due. */
export async function untilDue({ tokens }: Phone): Promise<void> {
  const { access } = await tokens();
  await until('the session to be due', () => Date.now() >= dueAt(access) + TABS_LAG_MS, DUE_WITHIN_MS);
}

/** Runs in the page, before its own scripts: every way to ask for the time answers another one. */
function moveClock(aheadMs: number): void {
  const RightDate = Date;
  const now = () => RightDate.now() + aheadMs;
  globalThis.Date = new Proxy(RightDate, {
    construct: (_target, given: unknown[]) =>
      Reflect.construct(RightDate, given.length === 0 ? [now()] : given) as Date,
    apply: () => new RightDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
