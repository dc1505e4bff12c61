import { chromium } from 'playwright';
import { findOrInstallBrowser } from '@haat/tools/browser';
import type { FuzzedShell } from '../market/open-shells.ts';
import type { BadRequest } from '../requests/request.ts';
import type { Tally } from '../report/tally.ts';

const OPENED_WITHIN_MS = 20_000;

/**
 * Opens pages in a real browser and looks whether anything of what was sent runs in them. Answers how many were
 * opened.
 */
export async function openInBrowser(pages: readonly BadRequest[], shell: FuzzedShell, tally: Tally): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    for (const { path, headers, route, why } of pages) {
      // As a header: the browser itself would refuse to keep some of these cookies.
      const context = await browser.newContext({ extraHTTPHeaders: { cookie: String(headers['cookie'] ?? '') } });
      const page = await context.newPage();
      const opened = await page.goto(shell.address + path, { waitUntil: 'load', timeout: OPENED_WITHIN_MS }).then(
        () => null,
        (error: unknown) => String(error),
      );
      // The screen has come alive by now, or never will: what it was given has been written into the page both ways.
      await page
        .waitForFunction(() => document.readyState === 'complete', undefined, { timeout: OPENED_WITHIN_MS })
        .catch(() => undefined);
      const hasRun = await page.evaluate(() => '__run' in window);
      const finding = { where: shell.name, route, why: `in a browser: ${why}`, status: 0, body: path.slice(0, 240) };
      if (hasRun) tally.find({ ...finding, complaint: 'what was sent has run' });
      if (opened !== null) tally.find({ ...finding, complaint: `could not be opened: ${opened.slice(0, 160)}` });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return pages.length;
}
