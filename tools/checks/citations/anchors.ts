const HEADING = /^#{1,6}[ \t]+(.+?)[ \t]*#*$/;
const EXPLICIT_ANCHOR = /<a\s+(?:id|name)="([^"]+)"/g;
const FENCE = /^\s*(?:```|~~~)/;

/** What a page can be cited by: the slug of each heading, as GitHub makes it, and each `<a id="…">`. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const repeated = new Map<string, number>();
  for (const line of withoutFences(markdown).split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading === undefined) continue;
    const slug = slugOf(heading);
    const before = repeated.get(slug) ?? 0;
    repeated.set(slug, before + 1);
    anchors.add(before === 0 ? slug : `${slug}-${before}`);
  }
  for (const [, id = ''] of markdown.matchAll(EXPLICIT_ANCHOR)) anchors.add(id);
  return anchors;
}

/** The page without its blocks of code, each of their lines left empty so that line numbers stay. */
export function withoutFences(markdown: string): string {
  let isFenced = false;
  return markdown
    .split('\n')
    .map((line) => {
      const isFence = FENCE.test(line);
      const isCode = isFenced || isFence;
      if (isFence) isFenced = !isFenced;
      return isCode ? '' : line;
    })
    .join('\n');
}

/** Lower case, without markup and punctuation, blanks as hyphens. */
function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
