/** Words of a name whose first letters are told. */
const MOST_INITIALS = 4;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letters of a name, as its script counts letters: 'Sunita Patil' is 'S. P.'. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .slice(0, MOST_INITIALS)
    .flatMap((word) => [...letters.segment(word)].slice(0, 1).map(({ segment }) => `${segment}.`))
    .join(' ');
}
