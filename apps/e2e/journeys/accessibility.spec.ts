import type { Page } from '@playwright/test';
import { SHELLS } from '@haat/api-contract/vocabulary';
import { expect, test } from '../src/journey.ts';
import { axeProblems } from '../src/page-problems.ts';
import { SAYS_NO } from '../src/screens/every-screen.ts';
import { HALVES, halfOf, look, settle } from '../src/settled-farmer.ts';
import type { Visitor } from '../src/visitor.ts';

const PHONE = { width: 360, height: 800 };
/** An agent's centre sells nothing on credit. */
const settleIn = {
  farmer: settle,
  csc: (visitor: Visitor) => settle(visitor, { payment: 'cashPickup' }),
  business: settle,
} as const;
const LANGUAGE_OF = { farmer: 'hi', csc: 'mr', business: 'gu' } as const;

for (const shell of SHELLS) {
  test.describe(shell, () => {
    test.use({ shell, language: LANGUAGE_OF[shell] });
    test.setTimeout(180_000);

    for (const [who, prepare] of [
      ['a visitor', look],
      ['a farmer who is signed in', settleIn[shell]],
    ] as const)
      for (const half of HALVES) {
        test(`Every screen can be used by everybody: ${who}, ${LANGUAGE_OF[shell]}, ${half}`, async ({
          page,
          visitor,
          trouble,
        }) => {
          trouble.expect(SAYS_NO);
          for (const { path, status = 200 } of halfOf(await prepare(visitor), half)) {
            await test.step(path, async () => {
              const answer = await page.goto(path);
              expect.soft(answer?.status(), `status of ${path}`).toBe(status);
              await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
              expect
                .soft(await page.getByRole('heading', { level: 1 }).count(), `one first heading on ${path}`)
                .toBe(1);
              expect.soft(await page.title(), `title of ${path}`).not.toBe('');
              await showWhole(page);
              expect.soft(await axeProblems(page), `axe on ${path}`).toEqual([]);
              await page.setViewportSize(PHONE);
            });
          }
        });
      }
  });
}

/** As high as the page: what lies half under the bar at the foot only has to be scrolled. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...PHONE, height: Math.max(PHONE.height, height) });
}
