/**
 * Attributes of a tag: quoted values may hold `>`; a bare `<` ends the attempt, which keeps long hostile text linear.
 */
const ATTRIBUTES = String.raw`(?:"[^"]*"|'[^']*'|[^'"<>])*`;

const MARKUP = new RegExp(
  [
    String.raw`<!--[^]*?(?:-->|$)`,
    String.raw`<(script|style)(?![\w-])${ATTRIBUTES}>[^]*?(?:<\/\1(?![\w-])[^>]*>|$)`,
    String.raw`<\/?[a-z]${ATTRIBUTES}>`,
    String.raw`<[!?][a-z]${ATTRIBUTES}>`,
  ].join('|'),
  'gi',
);

/** Named entities that product texts hold; others stay as they are written. */
const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['hellip', '…'],
  ['bull', '•'],
  ['middot', '·'],
  ['times', '×'],
  ['deg', '°'],
  ['plusmn', '±'],
  ['micro', 'µ'],
  ['frac12', '½'],
  ['sup2', '²'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
]);

/** The character of a numeric entity; what is no character becomes the replacement character, as browsers do. */
function character(code: number): string {
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

function decode(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (decimal) {
    return character(Number.parseInt(decimal, 10));
  }
  return hexadecimal ? character(Number.parseInt(hexadecimal, 16)) : (NAMED.get(name ?? '') ?? entity);
}

/**
 * Plain text of a text with markup: tags, comments, script and style with their bodies removed, entities decoded
 * once, a lone `<` or `>` kept. The result is text (it may well hold `<b>`, if that was written as entities): show it
 * as text, never set it as HTML.
 *
 * See docs/domain/amounts-and-formats.md#plain-text.
 */
export function stripMarkup(text: string): string {
  return text.replace(MARKUP, '').replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]\w*));/gi, decode);
}
