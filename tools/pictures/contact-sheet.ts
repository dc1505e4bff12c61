import { globSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';

/** Pictures on one sheet: more make the words unreadable. */
const PER_SHEET = 24;

/**
 * Lays the pictures of each folder side by side, in order of their names.
 * @returns the sheets' files
 */
export async function makeContactSheets(browser: Browser, pictures: string): Promise<string[]> {
  const folders = Map.groupBy(globSync(join(pictures, '*', '*', '*.png')).sort(), dirname);
  const sheets: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1640, height: 800 } });
  for (const [folder, files] of folders) {
    const name = relative(pictures, folder).replaceAll('/', '-');
    for (let start = 0; start < files.length; start += PER_SHEET) {
      const sheet = join(pictures, `${name}-${String(1 + start / PER_SHEET).padStart(2, '0')}.png`);
      // A page of its own in a file: only such a page may show other files.
      const layout = `${sheet}.html`;
      writeFileSync(layout, sheetOf(files.slice(start, start + PER_SHEET)));
      await page.goto(pathToFileURL(layout).href);
      await page.screenshot({ path: sheet, fullPage: true });
      rmSync(layout);
      sheets.push(sheet);
    }
  }
  await page.close();
  return sheets;
}

function sheetOf(files: readonly string[]): string {
  const figures = files.map((file) => `<figure><img src="${pathToFileURL(file).href}"><figcaption>${basename(file, '.png')}</figcaption></figure>`);
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 12px; display: grid; grid-template-columns: repeat(6, 1fr); gap: 12px; background: #e7e2d5; font: 11px sans-serif; }
    figure { margin: 0; } img { width: 100%; max-height: 620px; object-fit: cover; object-position: top; background: #fff; }
    figcaption { overflow-wrap: anywhere; }
  </style>${figures.join('')}`;
}
