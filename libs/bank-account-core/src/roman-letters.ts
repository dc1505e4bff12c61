/** First code point of Devanagari; the scripts of the other Indian languages stand in the same order, 128 apart. */
const DEVANAGARI = 0x900;
const SCRIPT_SIZE = 0x80;
/** Letters from Devanagari to Malayalam. */
const INDIAN = /[\u0900-\u0D7F]/;
/** Letters that stand where Devanagari has another or none: Gurmukhi's nasal, Bengali's final t, r and v, Odia's v. */
const ELSEWHERE: Readonly<Record<string, string>> = { 'ੰ': 'ं', ৎ: 'त्', ৰ: 'र', ৱ: 'व', ୱ: 'व' };

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th' },
  ...{ ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', ऩ: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh' },
  ...{ म: 'm', य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l', ऴ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
  ...{ ऍ: 'e', ऎ: 'e', ऑ: 'o', ऒ: 'o', ॲ: 'a' },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au' },
  ...{ 'ॅ': 'e', 'ॆ': 'e', 'ॉ': 'o', 'ॊ': 'o', '्': '' },
};
const LIPS = new Set(['प', 'फ', 'ब', 'भ', 'म']);

/**
 * A word in Roman letters, as a clerk would write it: Indian script letter by letter, the silent a of its last
 * consonant left out. Other letters stay, without accents.
 */
export function romanLetters(word: string): string {
  const letters = [...word.normalize('NFC')].flatMap((letter) => [...asDevanagari(letter)]);
  const roman = letters.map((letter, place) => romanLetter(letter, letters[place + 1], isAtEnd(letters, place)));
  return roman
    .join('')
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

function asDevanagari(letter: string): string {
  if (!INDIAN.test(letter)) return letter;
  return ELSEWHERE[letter] ?? String.fromCodePoint(DEVANAGARI + ((letter.codePointAt(0) ?? 0) % SCRIPT_SIZE));
}

/** Whether nothing but dots below follows. */
function isAtEnd(letters: readonly string[], place: number): boolean {
  return letters.slice(place + 1).every((letter) => letter === '़');
}

function romanLetter(letter: string, next: string | undefined, isLast: boolean): string {
  const consonant = CONSONANTS[letter];
  // Its own a is spoken unless a sign says otherwise; the dot below changes the consonant only.
  if (consonant !== undefined) return consonant + (isLast || isSign(next) || next === '़' ? '' : 'a');
  if (letter === '़') return isLast || isSign(next) ? '' : 'a';
  if (letter === 'ं' || letter === 'ँ') return nasal(next);
  return VOWELS[letter] ?? SIGNS[letter] ?? (letter === 'ः' ? 'h' : letter);
}

function isSign(letter: string | undefined): boolean {
  return letter !== undefined && SIGNS[letter] !== undefined;
}

function nasal(next: string | undefined): string {
  if (next === 'ह') return 'ng';
  return next !== undefined && LIPS.has(next) ? 'm' : 'n';
}
