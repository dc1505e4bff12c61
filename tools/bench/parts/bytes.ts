import { chromium, type Browser } from 'playwright';
import { BUDGET, overBudget, type ByteCount, type Kind } from '@haat/bytes/byte-count';
import { measurePage } from '@haat/bytes/measure-page';
import { readKitBytes } from '@haat/bytes/read-kit-bytes';
import { findOrInstallBrowser } from '@haat/tools/browser';
import type { Figure, PartResult } from '../figure.ts';
import { measuredPages, pageFailures, type MeasuredPage } from '../market/measured-pages.ts';
import type { BenchSetting } from './setting.ts';

const KINDS = ['document', 'javascript', 'css', 'image', 'other'] as const satisfies readonly Kind[];

/** Bytes on the line of each page's first visit, until five seconds after it was there, by kind. */
export async function measureBytes({ market }: BenchSetting): Promise<PartResult> {
  const pages = await measuredPages(market);
  const failures = await pageFailures(pages);
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    // Each page is mostly waited for.
    const counts = await Promise.all(pages.map((page) => countOf(browser, market.farmer, page)));
    return {
      figures: counts.flatMap(({ name, count }) => [
        ...KINDS.map((kind): Figure => ({
          what: `${name}: ${kind}`,
          value: count.byKind[kind],
          unit: 'bytes',
          aim: aimOf(kind),
        })),
        {
          what: `${name}: javascript of the component kit`,
          value: count.kit,
          unit: 'bytes',
          aim: { is: 'at most', bound: BUDGET.kit },
        } satisfies Figure,
      ]),
      failures: [
        ...failures,
        ...counts.flatMap(({ name, count }) => overBudget(count).map((excess) => `${name}: ${excess}`)),
      ],
      checked: `${pages.map(({ name }) => name).join(', ')} are within their bytes`,
    };
  } finally {
    await browser.close();
  }
}

/** What a phone that has nothing yet loads for a page. */
async function countOf(
  browser: Browser,
  farmer: string,
  { name, path, guest }: MeasuredPage,
): Promise<{ name: string; count: ByteCount }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  await context.addCookies([...guest.cookies].map(([cookie, value]) => ({ name: cookie, value, url: farmer })));
  const count = await measurePage(await context.newPage(), farmer, path, readKitBytes('farmer'));
  await context.close();
  return { name, count };
}

function aimOf(kind: Kind): Figure['aim'] {
  const bound = kind === 'javascript' || kind === 'css' ? BUDGET[kind] : null;
  return bound === null ? null : { is: 'at most', bound };
}
