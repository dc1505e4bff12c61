import type { NameRegion } from './regions.ts';

/**
 * Names are kept as sounds, one notation for every script: `a A i I u U q e ai o au`, `O E` of English words;
 * `k kh g gh c C j jh T Th D Dh N t th d dh n p ph b bh m y r l L v w sh Sh s h`, `R Rh` for ड़ ढ़ and `Y` for the
 * Bengali and Odia ya that is said ja. `M` is the nasal of what follows, `~` a nasal vowel, `+` joins two consonants,
 * `|` keeps two sounds apart that would be one (ଖଇରା, মংপু).
 */
export interface Sound {
  readonly kind: 'vowel' | 'consonant' | 'nasal' | 'join' | 'apart' | 'other';
  readonly text: string;
}

const SOUND =
  /(ai|au|[aAiIuUqeoOE])|(kh|gh|jh|[TDtd]h|ph|bh|sh|Sh|Rh|[kgcCjJTDNtdnpbmyYrRlLvwsSh])|([M~])|(\+)|(\|)|([^])/gu;

/** What each group of the pattern finds; anything else is a character of its own. */
const KINDS = ['vowel', 'consonant', 'nasal', 'join', 'apart'] as const;

/** The sounds of a name, in order. */
export function soundsOf(name: string): readonly Sound[] {
  return Array.from(name.matchAll(SOUND), ([text, ...found]) => ({
    kind: KINDS.find((_kind, group) => found[group]) ?? 'other',
    text: text === 'S' ? 'Sh' : text,
  }));
}

/** Consonants that are written as one letter wherever they meet; what else meets has lost the vowel between. */
const JOINED_EVERYWHERE = [
  '.+ y',
  '(t|d|dh) r',
  '(s|sh) v',
  '(s|sh) (th?|T|Th|k|m)',
  'sh [cr]',
  'Sh (Th?|N|m|k)',
  'k (Sh|t|m|kh?)',
  'p (t|p|r)',
  'h m',
  'b b',
  '(s s|k k|p p)',
  'd (m|dh?)',
  't (n|m|th?)',
  'j (J|jh?)',
  'c [cC]',
  'g gh?',
  '(T Th?|D Dh?|N N|m m|n n|r r|l l)',
  '(n (th?|dh?|Th?|Dh?)|N (Th?|Dh?)|J (c|jh?))',
];
const JOINED_IN_DEVANAGARI = ['(kh?|gh?|T|Dh?|ph?|bh?|Sh|h) r', 'l (h|d|t|T)', '(n|m) h', 'b d', 'k s'];
const joined = (...pairs: readonly string[]) => new RegExp(`^(?:${[...JOINED_EVERYWHERE, ...pairs].join('|')})$`);
/** The same by the habits of a language: Bengali and Gujarati write fewer letters as one. */
const JOINED: Readonly<Record<NameRegion, RegExp>> = {
  hi: joined(...JOINED_IN_DEVANAGARI),
  mr: joined(...JOINED_IN_DEVANAGARI),
  bn: joined('(T|D|bh) r', 'm bh?'),
  or: joined('(kh?|gh?|T|bh?) r', 'm bh?'),
  gu: joined(),
};
/** What is written as one letter after r, by the habits of a language. */
const JOINED_AFTER_R: Readonly<Record<NameRegion, RegExp>> = {
  hi: /^(g|m|N|y|dh|t|j|sh|T|th)$/,
  mr: /^(m|N|y|dh|t|j|sh|T|th|D|Dh|L|l|v)$/,
  bn: /^(m|N|y|dh)$/,
  or: /^(m|N|y|dh)$/,
  gu: /^(m|y)$/,
};
/** Elements that keep their first letter to themselves: Himayat-nagar, Ram-pur. */
const ELEMENT = /^(?:nagar|p[uU]r|muND|gaRh|gaD|gA[v~]|gaMj|vADI|vADA|vAD$|vaD$|kheD|kheR|bAd|bAj|ner$|pAR|sar$|hAT)/;

/**
 * A name with every pair of consonants marked by `+` that is written as one letter.
 * @param isEnd whether the name ends here: two consonants before the next part of a compound do not end a word
 */
export function withJoins(name: string, region: NameRegion, isEnd = true): string {
  return name
    .split(' ')
    .map((word) => {
      const sounds = soundsOf(word);
      return sounds
        .map((sound, index) => {
          const next = sounds[index + 1];
          const rest = sounds.slice(index + 1).map(({ text }) => text);
          if (index > 0 && ELEMENT.test(rest.join(''))) return sound.text;
          if (sound.kind !== 'consonant' || next?.kind !== 'consonant') return sound.text;
          const isEdge = index === 0 || (isEnd && index === sounds.length - 2);
          const isJoined =
            isEdge ||
            JOINED[region].test(`${sound.text} ${next.text}`) ||
            (sound.text === 'r' && JOINED_AFTER_R[region].test(next.text));
          return isJoined ? `${sound.text}+` : sound.text;
        })
        .join('');
    })
    .join(' ');
}
