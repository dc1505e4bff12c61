/** Elements that have no end. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Elements whose content is no markup. */
const RAW = /<(script|style|textarea|title)\b([^>]*)>[\s\S]*?<\/\1\s*>/gi;
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s"'<>/=]+(?:=(?:"[^"<]*"|'[^'<]*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/g;

/**
 * Why a page is no well-formed one; null when it is: a document in a language, each element ended where it should be,
 * and no sign of markup left over.
 */
export function markupComplaint(page: string): string | null {
  if (!/^<!doctype html>/i.test(page.trimStart())) return 'it does not begin as a document';
  if (!/<html\b[^>]*\blang="[a-z]{2}/i.test(page)) return 'it does not say its language';
  const open: string[] = [];
  const body = page
    .replace(/^\s*<!doctype html>/i, '')
    .replaceAll(RAW, '<$1$2></$1>')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
  for (const [, end, given = ''] of body.matchAll(TAG)) {
    const name = given.toLowerCase();
    if (VOID.has(name)) continue;
    if (end === '') open.push(name);
    else if (open.pop() !== name) return `</${name}> ends what it did not begin`;
  }
  if (open.length > 0) return `<${open.at(-1)}> does not end`;
  const left = body.replaceAll(TAG, '').search(/[<>]/);
  return left === -1 ? null : 'a sign of markup stands where text should be';
}
