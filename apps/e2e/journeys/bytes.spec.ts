import { overBudget } from '@haat/bytes/byte-count';
import { measurePage } from '@haat/bytes/measure-page';
import { readKitBytes } from '@haat/bytes/read-kit-bytes';
import { expect, test } from '../src/journey.ts';
import { EXPECTED_REFUSALS } from '../src/screens/every-screen.ts';
import { setUpFarmer } from '../src/prepared-shopper.ts';

/** Pages watched side by side: each mostly waits. */
const AT_ONCE = 10;

test('Every screen is light enough for a first visit on a slow line', async ({ shopper, newShopper, trouble }) => {
  test.setTimeout(360_000);
  trouble.expect(EXPECTED_REFUSALS);
  const screens = [...(await setUpFarmer(shopper))];
  const storageState = await shopper.page.context().storageState();
  const measured: { path: string; javascript: number; kit: number; css: number; excess: string[] }[] = [];
  const measureNext = async (): Promise<void> => {
    for (let screen = screens.shift(); screen; screen = screens.shift()) {
      const { page } = await newShopper({ storageState });
      const count = await measurePage(page, shopper.shellAddress, screen.path, readKitBytes('farmer'));
      measured.push({
        path: screen.path,
        javascript: count.byKind.javascript,
        kit: count.kit,
        css: count.byKind.css,
        excess: overBudget(count),
      });
      await page.context().close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, measureNext));
  await test.info().attach('bytes', { body: JSON.stringify(measured, null, 2), contentType: 'application/json' });
  const heaviest = Math.max(...measured.map(({ javascript }) => javascript));
  const kit = Math.max(...measured.map((screen) => screen.kit));
  expect(kit).toBeGreaterThan(0);
  test.info().annotations.push({
    type: 'heaviest',
    description: `${heaviest} bytes of JavaScript, ${kit} of the component kit`,
  });
  expect(measured.length).toBeGreaterThan(25);
  expect(measured.filter(({ excess }) => excess.length > 0)).toEqual([]);
});
