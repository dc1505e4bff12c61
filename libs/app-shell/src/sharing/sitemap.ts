import { alternates, entryAddress } from './entry-address.ts';

/** Addresses of one sitemap, as the protocol allows. */
const MOST_ADDRESSES = 50_000;

/** The entry pages of a shell by the protocol of sitemaps.org, each with its languages. @param paths of the pages */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const entries = [...new Set(paths)].slice(0, MOST_ADDRESSES).map((path) => {
    const { pathname } = new URL(path, origin);
    const page = { origin, pathname };
    const others = alternates(page)
      .map((other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escaped(other.address)}"/>`)
      .join('');
    return `<url><loc>${escaped(entryAddress(page, null))}</loc>${others}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('')}</urlset>\n`
  );
}

/**
 * How long others may keep a sitemap: an hour, when it names all pages. Without a configured origin its addresses come
 * from the host that the caller named, and are given to that caller alone.
 */
export function sitemapCaching(sitemap: { readonly isWhole: boolean; readonly hasOwnOrigin: boolean }): string {
  if (!sitemap.hasOwnOrigin) return 'private, no-store';
  return sitemap.isWhole ? 'public, max-age=3600' : 'no-store';
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
