/** Android's voices fall silent in a piece of more than about 200 letters. */
const LONGEST_PIECE = 180;

/** A sentence with its end mark; a point ends one only before a space, so that 2.5 stays whole. */
const SENTENCE = /.+?(?:[!?।॥]+|\.(?=\s|$)|$)\s*/g;
/** A part of a sentence after which one may breathe. */
const PHRASE = /.+?(?:[,;:–—]\s+|$)/g;
const WORD = /\S+\s*/g;
const LETTERS = new RegExp(`.{1,${LONGEST_PIECE}}`, 'gu');

/**
 * A text in pieces short enough for every voice: its sentences, each by itself, so that it can be marked while it is
 * spoken. Lines are parted too; a sentence that is too long at its commas, then between its words.
 */
export function splitSpeech(text: string, longest = LONGEST_PIECE): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => line.replace(/\s+/g, ' ').match(SENTENCE) ?? [])
    .flatMap((sentence) => split(sentence.trim(), longest, [PHRASE, WORD, LETTERS]));
}

function split(text: string, longest: number, [cut, ...finer]: readonly RegExp[]): string[] {
  if (text === '') return [];
  if (text.length <= longest || cut === undefined) return [text];
  const pieces = (text.match(cut) ?? [text]).flatMap((piece) => split(piece.trim(), longest, finer));
  return joinShort(pieces, longest);
}

/** Neighbours of one sentence that fit into one piece are spoken in one go: each new piece costs a pause. */
function joinShort(pieces: readonly string[], longest: number): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= longest) joined[joined.length - 1] = `${last} ${piece}`;
    else joined.push(piece);
  }
  return joined;
}
