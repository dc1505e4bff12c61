import { selectors, type Page, type Response } from '@playwright/test';

/** Finds the page while its script has still to come, and nothing afterwards. */
const ASLEEP = 'asleep=page';
let engine: Promise<void> | undefined;

/**
 * A page on which nothing is pressed, typed or expected before its script has taken over what is drawn, by whatever
 * way the page was come to; going somewhere, back, forward and loading again end then, too. Before, a press is the
 * browser's own, which the journeys without JavaScript walk, and a journey would see now one, now the other. A
 * journey about that moment goes there with a `waitUntil` of its own.
 */
export async function livePage(page: Page): Promise<Page> {
  await (engine ??= selectors.register('asleep', findAsleep));
  const asleep = page.locator(ASLEEP);
  let isMinded = false;
  const mind = async (wanted: boolean): Promise<void> => {
    if (wanted === isMinded) return;
    isMinded = wanted;
    // Then it is waited for until it is not found any more.
    if (wanted) await page.addLocatorHandler(asleep, touch);
    else await page.removeLocatorHandler(asleep);
  };
  // The script of a guest's page waits for a touch; this one presses nothing.
  const touch = (): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('wheel')));
  const live = async (
    options: { waitUntil?: unknown } | undefined,
    go: () => Promise<Response | null>,
  ): Promise<Response | null> => {
    await mind(options?.waitUntil === undefined);
    const answer = await go();
    if (isMinded && (await asleep.count()) > 0) await touch();
    if (isMinded) await asleep.waitFor({ state: 'detached' });
    return answer;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  const goForward = page.goForward.bind(page);
  const lively: Pick<Page, 'goto' | 'reload' | 'goBack' | 'goForward'> = {
    goto: (address, options) => live(options, () => goto(address, options)),
    reload: (options) => live(options, () => reload(options)),
    goBack: (options) => live(options, () => goBack(options)),
    goForward: (options) => live(options, () => goForward(options)),
  };
  return Object.assign(page, lively);
}

/**
 * Runs in the page, by its own text. A page of ours is asleep until React holds the whole document; once it was
 * touched, also until React holds the parts that come with the first touch.
 */
function findAsleep() {
  const isHeld = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const isAsleep = () => {
    if (document.getElementById('held-script') === null) return false;
    if (!isHeld(document.body)) return true;
    return (
      navigator.userActivation.hasBeenActive &&
      [...document.querySelectorAll('[data-deferred] > :first-child')].some((part) => !isHeld(part))
    );
  };
  return {
    query: () => (isAsleep() ? document.documentElement : null),
    queryAll: () => (isAsleep() ? [document.documentElement] : []),
  };
}
