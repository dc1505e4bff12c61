import type { NameRegion } from './regions.ts';

/**
 * Names are kept as sounds, one notation for every script: `a A i I u U q e ai o au`, `O E` of English words;
 * `k kh g gh c C j jh T Th D Dh N t th d dh n p ph b bh m y r l L v w sh Sh s h`, `R Rh` for ड़ ढ़ and `Y` for the
 * Bengali and Odia ya that is said ja. `M` is the nasal of what follows, `~` a nasal vowel, `+` joins two consonants.
 */
export type Sound = { readonly kind: 'vowel' | 'consonant' | 'nasal' | 'join' | 'other'; readonly text: string };

const SOUND =
  /(ai|au|[aAiIuUqeoOE])|(kh|gh|jh|[TDtd]h|ph|bh|sh|Sh|Rh|[kgcCjJTDNtdnpbmyYrRlLvwsSh])|([M~])|(\+)|([^])/gu;

/** The sounds of a name, in order. */
export function soundsOf(name: string): readonly Sound[] {
  return Array.from(name.matchAll(SOUND), ([text, vowel, consonant, nasal, join]) => ({
    kind: vowel ? 'vowel' : consonant ? 'consonant' : nasal ? 'nasal' : join ? 'join' : 'other',
    text: text === 'S' ? 'Sh' : text,
  }));
}

/** Consonants that are written as one letter wherever they meet; what else meets has lost the vowel between. */
const JOINED = new RegExp(
  [
    '.* y',
    '(kh?|gh?|t|dh?|T|Dh?|ph?|bh?|s|sh|Sh|h) r',
    '(s|sh|t|d|h|dh) v',
    '(s|sh) (th?|T|Th|k|m|r)',
    'Sh (Th?|N|m|k)',
    'sh c',
    'k (Sh|t|s|k|kh)',
    'p (t|p)',
    'h m',
    'l (h|d|t|T|l)',
    '(n|m) h',
    'b (d|b)',
    'd (m|dh?)',
    't (n|m|th?)',
    'j (J|jh?)',
    'c [cC]',
    'g gh?',
    '(T Th?|D Dh?|N N|m m|n n|r r)',
    '(n (th?|dh?|Th?|Dh?)|N (Th?|Dh?)|J (c|jh?))',
  ]
    .map((pair) => `^${pair}$`)
    .join('|'),
);
/** What is written as one letter after r, by the habits of a language. */
const JOINED_AFTER_R: Readonly<Record<NameRegion, RegExp>> = {
  hi: /^(g|m|N|y|dh|t|j|sh|T|th)$/,
  mr: /^(m|N|y|dh|t|j|sh|T|th|D|Dh|L|l|v)$/,
  bn: /^(m|N|y|dh)$/,
  or: /^(m|N|y|dh)$/,
  gu: /^(m|y)$/,
};
/** In Bengali and Odia names m before b is always its nasal; elsewhere it may end a word that stands before another. */
const JOINED_AFTER_M: Readonly<Partial<Record<NameRegion, RegExp>>> = { bn: /^bh?$/, or: /^bh?$/ };

/** Elements that keep their first letter to themselves: Himayat-nagar, Ram-pur. */
const ELEMENT = /^(?:nagar|p[uU]r|gaRh|gaD|gA[v~]|gaMj|vADI|vADA|kheD|kheR|bAd|ner$|pAR|sar$|hAT|Di)/;

/** A name with every pair of consonants marked by `+` that is written as one letter. */
export function withJoins(name: string, region: NameRegion): string {
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
          const isEdge = index === 0 || index === sounds.length - 2;
          const isJoined =
            isEdge ||
            JOINED.test(`${sound.text} ${next.text}`) ||
            (sound.text === 'r' && JOINED_AFTER_R[region].test(next.text)) ||
            (sound.text === 'm' && JOINED_AFTER_M[region]?.test(next.text));
          return isJoined ? `${sound.text}+` : sound.text;
        })
        .join('');
    })
    .join(' ');
}
