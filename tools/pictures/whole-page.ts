import type { Page } from 'playwright';

/**
 * Takes a picture of everything on a page, as one tall screen: bars at its foot then stand at its foot, not across its
 * middle, and pictures that wait until they are near have come.
 * @param file where the picture goes
 */
export async function takeWholePage(page: Page, file: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 320, height: 640 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: window.width, height: Math.max(window.height, height) });
  // One that cannot come is part of the picture.
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.images, async (image) => {
        image.loading = 'eager';
        await image.decode().catch(() => undefined);
      }),
    ),
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.setViewportSize(window);
}
