import { AxeBuilder } from '@axe-core/playwright';
import type { Page, ViewportSize } from '@playwright/test';
import type { Language } from '@haat/api-contract/vocabulary';
import { pageChecksScript } from '@haat/storybook/page-checks';

/** The same page: axe brings types of another release of the browser's driver. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What our own pages ask for beyond them: text stands at 7:1 for the sun, and everything stands in a landmark. */
const BEYOND = { 'color-contrast-enhanced': { enabled: true }, region: { enabled: true } };

/** The narrowest phone that the product is made for. */
export const NARROWEST_PHONE = { width: 320, height: 640 } as const;

/** What axe finds on the page, each with its rule, its place and the reason. */
export async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage })
    // Without it every look opens a second page to bring frames together; no page of ours has a frame.
    .setLegacyMode()
    .options({ rules: BEYOND, resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** The script of each language: its words are recognised by it. */
const SCRIPTS = {
  hi: 'Devanagari',
  mr: 'Devanagari',
  en: 'Latin',
  bn: 'Bengali',
  or: 'Oriya',
  gu: 'Gujarati',
} as const satisfies Record<Language, string>;
/** What a missing text looks like: 'products:cart.add', 'cart.add'. */
const KEY = /\b[a-z][a-z-]*:[a-z][\w-]*(?:\.[a-z][\w-]*)+|\b[a-z][a-z_]*\.[a-z][a-zA-Z_]+\b/;
/** Addresses of sites and mail that are said on a screen, such as that of a source: no keys. */
const ADDRESS = /[\w.-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:in|org|invalid)\b/g;

/** What of the page is not in its language: a key in place of a text, a title in another script, other digits. */
export async function wordProblems(page: Page, language: Language): Promise<string[]> {
  const seen = await page.locator('body').innerText();
  const key = KEY.exec(seen.replaceAll(ADDRESS, ''))?.[0];
  const title = await page.title();
  const digit = /(?![0-9])\p{Nd}/u.exec(seen)?.[0];
  return [
    ...(key === undefined ? [] : [`a key: ${key}`]),
    ...(new RegExp(`\\p{Script=${SCRIPTS[language]}}`, 'u').test(title) ? [] : [`a title in another script: ${title}`]),
    ...(digit === undefined ? [] : [`a digit of another script: ${digit}`]),
  ];
}

/** What does not fit a narrow phone and a finger on it: what is wider, cut, too small, too near, or out of order. */
export async function narrowPhoneProblems(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST_PHONE);
  return [...(await layoutProblems(page)), ...(await controlProblems(page))];
}

/** What hangs over the sides of the window or is cut, as stories are checked for it. */
export async function layoutProblems(page: Page): Promise<string[]> {
  await page.evaluate(await pageChecksScript());
  return page.evaluate(() => [
    ...globalThis.pageChecks.horizontalOverflowProblems(),
    ...globalThis.pageChecks.clippingProblems(),
  ]);
}

/** What a wet thumb misses, and where the keyboard goes otherwise than the eye, as stories are checked for it. */
export async function controlProblems(page: Page): Promise<string[]> {
  const problems = await keyProblems(page);
  return [...problems, ...(await page.evaluate(() => globalThis.pageChecks.distanceProblems()))];
}

/** As {@link controlProblems}, of a phone with keys, where no thumb can miss: what is too small, or out of order. */
export async function keyProblems(page: Page): Promise<string[]> {
  await page.evaluate(await pageChecksScript());
  return page.evaluate(() => [
    ...globalThis.pageChecks.targetProblems(),
    ...globalThis.pageChecks.focusOrderProblems(),
  ]);
}

/** Makes a phone as high as its page: what lies half under the bar at the foot only has to be scrolled. */
export async function showWhole(page: Page, phone: ViewportSize): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...phone, height: Math.max(phone.height, height) });
}
