/**
 * Makes a page without script look in a browser that would run one as it does in others: what is there for browsers
 * without script is shown, and what needs one is hidden by its style. A browser asks only whether it could run a
 * script, not whether the page has any, or may.
 * @param html a whole page; React's escaping keeps the marks of a tag out of every text in it
 */
export function asWithoutScript(html: string): string {
  return html.replaceAll(/<\/?noscript>/g, '').replace('<html ', '<html data-lite="" ');
}
