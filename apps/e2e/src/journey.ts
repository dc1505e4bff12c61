import { test as base, type BrowserContextOptions } from '@playwright/test';
import { DEFAULT_LANGUAGE, type Language, type ShellName } from '@haat/api-contract/vocabulary';
import { marketAddresses } from './market/market-addresses.ts';
import type { MarketAddresses } from './market/open-market.ts';
import { livePage } from './live-page.ts';
import { textsIn, type Texts } from './texts.ts';
import { watchForTrouble, type Trouble } from './trouble.ts';
import { Shopper } from './shopper.ts';

/** What a file or a group of journeys chooses by `test.use`. */
export interface JourneyOptions {
  /** The shell that is visited. */
  shell: ShellName;
  /** The language that is read; Hindi is what opens when nothing is chosen. */
  language: Language;
}

interface JourneyFixtures {
  /** Where the parts of the market are. */
  market: MarketAddresses;
  /** The product's texts in the language that is read. */
  t: Texts;
  /** Complaints of the browser: none is allowed that the journey does not expect. */
  trouble: Trouble;
  /** Whose phone the page is. */
  shopper: Shopper;
  /** Another user, with a phone of their own. */
  newShopper: (options?: BrowserContextOptions) => Promise<Shopper>;
}

/** A journey: on a phone, in one shell, without a word on the console. */
export const test = base.extend<JourneyOptions & JourneyFixtures & { watch: ReturnType<typeof watchForTrouble> }>({
  shell: ['farmer', { option: true }],
  language: [DEFAULT_LANGUAGE, { option: true }],
  market: async ({}, use) => use(marketAddresses()),
  t: async ({ language }, use) => use(textsIn(language)),
  baseURL: async ({ market, shell }, use) => use(market[shell]),
  watch: async ({}, use) => use(watchForTrouble()),
  trouble: [
    async ({ context, watch }, use, testInfo) => {
      watch.watch(context);
      await use(watch);
      // A journey that failed says why itself.
      if (testInfo.status === testInfo.expectedStatus)
        base.expect(watch.unwanted(), 'nothing on the console').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled === false ? page : await livePage(page)),
  shopper: async ({ page, t, market, shell, language }, use) => {
    const shopper = new Shopper(page, { t, shellAddress: market[shell], backend: market.backend });
    if (language !== DEFAULT_LANGUAGE) await shopper.choosesLanguage(language);
    await use(shopper);
  },
  newShopper: async ({ browser, watch, t, market, shell, language }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      watch.watch(context);
      const page = await context.newPage();
      const shopper = new Shopper(options?.javaScriptEnabled === false ? page : await livePage(page), {
        t,
        shellAddress: market[shell],
        backend: market.backend,
      });
      if (language !== DEFAULT_LANGUAGE) await shopper.choosesLanguage(language);
      return shopper;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
