import type { Page, Response } from 'playwright';
import { countBytes, type Answer, type ByteCount, type KitBytes } from './byte-count.ts';

/** How long a page is watched after its load event: what it fetches ahead counts too. */
const WATCHED_MS = 5_000;

/**
 * Opens a page as a first visit and counts the bytes it asks for until 5 s after load, without any interaction.
 * @param page of a context that has cached nothing yet
 */
export async function measurePage(
  page: Page,
  address: string,
  path: string,
  kitBytes: KitBytes = {},
): Promise<ByteCount> {
  const pending: Promise<Answer | null>[] = [];
  const note = (response: Response): void => void pending.push(answerOf(response));
  page.on('response', note);
  await page.goto(new URL(path, address).href, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  page.off('response', note);
  const answers = await Promise.all(pending);
  return countBytes(
    answers.filter((answer) => answer !== null),
    address,
    kitBytes,
  );
}

async function answerOf(response: Response): Promise<Answer | null> {
  const url = response.url();
  if (!url.startsWith('http')) return null;
  const headers = await response.allHeaders();
  // Fails for a stream that is still open: it is no script and no style.
  const bytes = await Promise.race([
    response
      .request()
      .sizes()
      .then(
        ({ responseBodySize }) => responseBodySize,
        () => 0,
      ),
    new Promise<number>((resolve) => setTimeout(resolve, WATCHED_MS + 1_000, 0)),
  ]);
  return { url, contentType: headers['content-type'] ?? '', contentEncoding: headers['content-encoding'] ?? '', bytes };
}
