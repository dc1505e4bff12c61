import { expect, test } from '../src/journey.ts';
import { SAYS_NO } from '../src/screens/every-screen.ts';
import { settle } from '../src/settled-farmer.ts';

/** Fingers need this much, in CSS pixels; links inside a sentence excepted. */
const SMALLEST_TARGET = 44;

for (const language of ['hi', 'or', 'bn'] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });
    test.setTimeout(180_000);

    test(`Every screen fits a phone of 320 pixels in ${language}, with controls for fingers`, async ({ page, visitor, trouble }) => {
      trouble.expect(SAYS_NO);
      for (const { path } of await settle(visitor)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        const { wide, small } = await page.evaluate(measure, SMALLEST_TARGET);
        expect.soft(wide, `wider than the phone on ${path}`).toEqual([]);
        expect.soft(small, `too small for a finger on ${path}`).toEqual([]);
      }
    });
  });
}

/** Runs in the page: what sticks out to the side, and what is too small to press. */
function measure(smallest: number): { wide: string[]; small: string[] } {
  const name = (element: Element) => `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
  const isWide = document.documentElement.scrollWidth > window.innerWidth;
  const wide = isWide
    ? [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1).map(name).slice(0, 5)
    : [];
  const controls = [...document.querySelectorAll('button, a[href], summary, select, input:not([type="hidden"], [type="radio"], [type="checkbox"])')];
  const small = controls.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
    // A card's link covers the card by its ::after; a link in a sentence is as high as its line.
    const covers = getComputedStyle(element, '::after').position === 'absolute';
    const isInText = element.closest('p') !== null || getComputedStyle(element).display === 'inline';
    return isSeen && !covers && !isInText && (width < smallest || height < smallest);
  });
  return { wide: isWide && wide.length === 0 ? ['something'] : wide, small: small.map(name) };
}
