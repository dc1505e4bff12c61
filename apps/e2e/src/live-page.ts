import type { Page } from '@playwright/test';

/** Id under which a page's script waits until the page is drawn. */
const HELD_SCRIPT = 'held-script';

/**
 * A page on which going somewhere, and loading again, end when the page's script has taken over: before, a press is the browser's
 * own, which the journeys without JavaScript walk, and a journey would see now one, now the other. A journey about that moment
 * goes there with a `waitUntil` of its own.
 */
export function livePage(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goThere: Page['goto'] = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil === undefined) await untilLive(page);
    return answer;
  };
  const loadAgain: Page['reload'] = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await untilLive(page);
    return answer;
  };
  return Object.assign(page, { goto: goThere, reload: loadAgain });
}

/** Ends when React holds the whole document; at once on a page that has no script of ours. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(
    (id) => document.getElementById(id) === null || Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
    HELD_SCRIPT,
  );
}
