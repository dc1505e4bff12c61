import { closeSync, globSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';

/** Columns of a sheet; a phone's picture takes one, a counter's three, so that the words of both can be read. */
const COLUMNS = 6;
const COLUMNS_OF_COUNTER = 3;

/** Pictures on one sheet: every page is shown down to its end, and a browser draws no sheet higher than 16 384 px. */
const PER_SHEET = 12;

/**
 * From this width on, in px of the file, a picture is one of a counter's screen; a phone's is at most 360 px wide,
 * twice as fine.
 */
const COUNTER_WIDTH = 1200;

/** Where a PNG says how wide it is, and in how many bytes. */
const WIDTH_AT = 16;
const WIDTH_BYTES = 4;

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
  const figures = files.map(
    (file) =>
      `<figure${widthOf(file) >= COUNTER_WIDTH ? ' class="counter"' : ''}><img ` +
      `src="${pathToFileURL(file).href}"><figcaption>${basename(file, '.png')}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 12px; display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); align-items: start;
      gap: 12px; background: #e7e2d5; font: 11px sans-serif; }
    figure { margin: 0; } .counter { grid-column: span ${COLUMNS_OF_COUNTER}; } img { width: 100%; background: #fff; }
    figcaption { overflow-wrap: anywhere; }
  </style>${figures.join('')}`;
}

/** Width of a PNG, in its own px. */
function widthOf(file: string): number {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(WIDTH_BYTES);
    readSync(opened, bytes, 0, WIDTH_BYTES, WIDTH_AT);
    return bytes.readUInt32BE();
  } finally {
    closeSync(opened);
  }
}
