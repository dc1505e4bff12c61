/** Android's voices fall silent in a piece of more than about 200 letters. */
const LONGEST_PIECE = 180;

/** A sentence with its end mark; a point ends one only before a space, so that 2.5 stays whole. */
const SENTENCE = /.+?(?:[!?।॥]+|\.(?=\s|$)|$)\s*/g;
/** A part of a sentence after which one may breathe. */
const PHRASE = /.+?(?:[,;:–—]\s+|$)/g;
const WORD = /\S+\s*/g;
const LETTERS = new RegExp(`.{1,${LONGEST_PIECE}}`, 'gu');

/**
 * A text in pieces short enough for every voice. It is parted at the ends of lines and sentences; only where a sentence
 * is too long by itself at its commas, then between words.
 */
export function splitSpeech(text: string, longest = LONGEST_PIECE): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => split(line.replace(/\s+/g, ' ').trim(), longest, [SENTENCE, PHRASE, WORD, LETTERS]));
}

function split(text: string, longest: number, [cut, ...finer]: readonly RegExp[]): string[] {
  if (text === '') return [];
  if (text.length <= longest || cut === undefined) return [text];
  const pieces = (text.match(cut) ?? [text]).flatMap((piece) => split(piece.trim(), longest, finer));
  return joinShort(pieces, longest);
}

/** Neighbours that fit into one piece are spoken in one go: each new piece costs a pause. */
function joinShort(pieces: readonly string[], longest: number): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= longest) joined[joined.length - 1] = `${last} ${piece}`;
    else joined.push(piece);
  }
  return joined;
}
