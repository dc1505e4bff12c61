import { FORM_MARK, JUST_KEPT, OFFLINE_PATH, OUTBOX_MARKS, OUTBOX_NAMES, WANTED_MARK } from '../kept-copy.ts';
import type { OutboxItem } from './outbox-store.ts';

const LANGUAGE = /<html[^>]* lang="([^"]+)"/;
const LISTED_PAGE = /<li id="kept-page"[^>]*>([^]*?)<\/li>/;
const LISTED_FORM = /<li id="outbox-item"([^>]*)>([^]*?)<\/li>/;

/** What is written into the page that stands for those that cannot be reached. */
export interface OfflineContents {
  /** Address that was wanted, with its query. */
  readonly wanted: string;
  /** Kept pages, the newest first; titles as they stand in the HTML. */
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  /** What waits of the page's reader. */
  readonly items: readonly OutboxItem[];
}

/** Writes the kept pages and what waits into the page, and leaves out what is not so. */
export function filledPage(html: string, { wanted, pages, items }: OfflineContents): string {
  const [, language = 'hi'] = LANGUAGE.exec(html) ?? [];
  let page = html;
  const isWanted = wanted !== OFFLINE_PATH && !wanted.startsWith(`${OFFLINE_PATH}?`);
  if (!isWanted) page = without(page, 'not-kept');
  if (wanted !== `${OFFLINE_PATH}?${JUST_KEPT}`) page = without(page, 'just-kept');
  if (items.length === 0) page = without(page, 'outbox');
  page = page.replace(LISTED_FORM, (_all, attributes: string, inner: string) =>
    items.map((item) => `<li${attributes}>${filledItem(inner, item, language)}</li>`).join(''),
  );
  page = page.replace(LISTED_PAGE, (_all, inner: string) =>
    pages
      .map(({ path, title }) => {
        const link = inner.replace(WANTED_MARK, () => escaped(path));
        return `<li>${link.replace(/(<a [^>]*>)[^]*?(<\/a>)/, (_link, start, end) => start + title + end)}</li>`;
      })
      .join(''),
  );
  return page.replace(WANTED_MARK, () => escaped(wanted));
}

/**
 * A kept copy of a page with forms: a key of its own for each, so that no form takes the place of another, and the line
 * that something waits where it does.
 */
export function freshCopy(html: string, newKey: () => string, isWaiting: boolean): string {
  const keyed = html.replaceAll(
    new RegExp(`( name="${OUTBOX_NAMES.key}" value=")[^"]*`, 'g'),
    (_all, start: string) => start + newKey(),
  );
  if (!isWaiting) return keyed;
  return keyed.replace(new RegExp(`(<p id="${OUTBOX_NAMES.waiting}") hidden=""`), '$1');
}

function filledItem(html: string, { key, path, title, keptAt, reason }: OutboxItem, language: string): string {
  const moment = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' });
  const shown = html.replace(
    new RegExp(`<(\\w+) data-when="${reason === null ? 'refused' : 'waiting'}"[^]*?</\\1>`, 'g'),
    '',
  );
  return [
    [OUTBOX_MARKS.title, title] as const,
    [OUTBOX_MARKS.moment, moment.format(keptAt)] as const,
    [OUTBOX_MARKS.reason, reason ?? ''] as const,
    [OUTBOX_MARKS.key, key] as const,
    [FORM_MARK, path] as const,
  ].reduce((page, [mark, text]) => page.replace(mark, () => escaped(text)), shown);
}

function without(html: string, id: string): string {
  return html.replace(new RegExp(`<section id="${id}"[^]*?</section>`), '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
