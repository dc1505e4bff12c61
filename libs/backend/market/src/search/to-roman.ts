/**
 * Indic scripts written in Roman letters, roughly as farmers type them on a phone. The scripts share
 * one layout in Unicode (that of ISCII), so one table serves all of them.
 */

/** First code point of each script: Devanagari, Bengali, Gurmukhi, Gujarati, Odia. */
const BLOCKS = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00];
const BLOCK_SIZE = 0x80;

const VOWELS: Readonly<Record<number, string>> = {
  0x05: 'a',
  0x06: 'aa',
  0x07: 'i',
  0x08: 'ee',
  0x09: 'u',
  0x0a: 'oo',
  0x0b: 'ri',
  0x0c: 'li',
  0x0d: 'e',
  0x0e: 'e',
  0x0f: 'e',
  0x10: 'ai',
  0x11: 'o',
  0x12: 'o',
  0x13: 'o',
  0x14: 'au',
  0x60: 'ri',
  0x61: 'li',
  0x72: 'e',
};
const VOWEL_SIGNS: Readonly<Record<number, string>> = {
  0x3e: 'aa',
  0x3f: 'i',
  0x40: 'ee',
  0x41: 'u',
  0x42: 'oo',
  0x43: 'ri',
  0x44: 'ri',
  0x45: 'e',
  0x46: 'e',
  0x47: 'e',
  0x48: 'ai',
  0x49: 'o',
  0x4a: 'o',
  0x4b: 'o',
  0x4c: 'au',
};
const CONSONANTS: Readonly<Record<number, string>> = {
  0x15: 'k',
  0x16: 'kh',
  0x17: 'g',
  0x18: 'gh',
  0x19: 'n',
  0x1a: 'ch',
  0x1b: 'chh',
  0x1c: 'j',
  0x1d: 'jh',
  0x1e: 'n',
  0x1f: 't',
  0x20: 'th',
  0x21: 'd',
  0x22: 'dh',
  0x23: 'n',
  0x24: 't',
  0x25: 'th',
  0x26: 'd',
  0x27: 'dh',
  0x28: 'n',
  0x29: 'n',
  0x2a: 'p',
  0x2b: 'ph',
  0x2c: 'b',
  0x2d: 'bh',
  0x2e: 'm',
  0x2f: 'y',
  0x30: 'r',
  0x31: 'r',
  0x32: 'l',
  0x33: 'l',
  0x34: 'l',
  0x35: 'v',
  0x36: 'sh',
  0x37: 'sh',
  0x38: 's',
  0x39: 'h',
  0x5f: 'y',
  0x70: 'r',
  0x71: 'v',
};
/** A dot below makes another sound of the letter. */
const DOTTED: Readonly<Record<string, string>> = { j: 'z', ph: 'f', d: 'r', dh: 'rh' };
const NASALS = new Set([0x01, 0x02]);
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
const FIRST_DIGIT = 0x66;
const LAST_DIGIT = 0x6f;

/** A letter with its vowel: `inherent` is the unwritten 'a'. */
interface Syllable {
  consonant: string;
  vowel: string;
  inherent: boolean;
  nasal: boolean;
}

/** Offset of a character in its script's block, or null when it belongs to none of the scripts. */
function offsetOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  const block = BLOCKS.find((first) => code >= first && code < first + BLOCK_SIZE);
  return block === undefined ? null : code - block;
}

/** The unwritten 'a' is silent at a word's end, and between two sounded syllables (पटना is Patna). */
function isSilent(syllables: readonly Syllable[], index: number): boolean {
  const syllable = syllables[index];
  if (!syllable?.inherent || syllable.nasal || index === 0) return false;
  const next = syllables[index + 1];
  if (next === undefined) return true;
  const before = syllables[index - 1];
  return before !== undefined && before.vowel !== '' && next.consonant !== '' && next.vowel !== '' && !next.inherent;
}

function wordToRoman(word: string): string {
  const syllables: Syllable[] = [];
  for (const character of word.normalize('NFC')) {
    const offset = offsetOf(character);
    const last = syllables.at(-1);
    if (offset === null) {
      syllables.push({ consonant: character, vowel: '', inherent: false, nasal: false });
      continue;
    }
    const consonant = CONSONANTS[offset];
    const vowel = VOWELS[offset];
    const sign = VOWEL_SIGNS[offset];
    if (consonant !== undefined) syllables.push({ consonant, vowel: 'a', inherent: true, nasal: false });
    else if (vowel !== undefined) syllables.push({ consonant: '', vowel, inherent: false, nasal: false });
    else if (offset >= FIRST_DIGIT && offset <= LAST_DIGIT)
      syllables.push({ consonant: String(offset - FIRST_DIGIT), vowel: '', inherent: false, nasal: false });
    else if (last === undefined) continue;
    else if (sign !== undefined) {
      last.vowel = sign;
      last.inherent = false;
    } else if (offset === VIRAMA) {
      last.vowel = '';
      last.inherent = false;
    } else if (offset === NUKTA) last.consonant = DOTTED[last.consonant] ?? last.consonant;
    else if (NASALS.has(offset)) last.nasal = true;
  }
  return syllables
    .map(
      (syllable, index) =>
        syllable.consonant + (isSilent(syllables, index) ? '' : syllable.vowel) + (syllable.nasal ? 'n' : ''),
    )
    .join('');
}

/**
 * A text with its Indic words in Roman letters; all else unchanged. It is for comparing, not for showing:
 * नाशिक → `naashik`, પાણી → `paanee`.
 */
export function toRoman(text: string): string {
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => wordToRoman(word));
}
