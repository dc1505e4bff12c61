import type { Page, Response } from '@playwright/test';

/** Id under which a page's script waits until the page is drawn. */
const HELD_SCRIPT = 'held-script';

/**
 * A page on which going somewhere, back, forward, and loading again, end when the page's script has taken over: before, a press is
 * the browser's own, which the journeys without JavaScript walk, and a journey would see now one, now the other. A journey about
 * that moment goes there with a `waitUntil` of its own.
 */
export function livePage(page: Page): Page {
  const live = async (options: { waitUntil?: unknown } | undefined, going: Promise<Response | null>): Promise<Response | null> => {
    const answer = await going;
    if (options?.waitUntil === undefined) await untilLive(page);
    return answer;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  const goForward = page.goForward.bind(page);
  const lively: Pick<Page, 'goto' | 'reload' | 'goBack' | 'goForward'> = {
    goto: (address, options) => live(options, goto(address, options)),
    reload: (options) => live(options, reload(options)),
    goBack: (options) => live(options, goBack(options)),
    goForward: (options) => live(options, goForward(options)),
  };
  return Object.assign(page, lively);
}

/** Ends when React holds the whole document; at once on a page that has no script of ours. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    (id) => document.getElementById(id) === null || Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
    HELD_SCRIPT,
  );
}
