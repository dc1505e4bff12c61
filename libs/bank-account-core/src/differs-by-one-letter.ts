/** Whether one word becomes another by changing, adding or leaving out exactly one letter. */
export function differsByOneLetter(word: string, other: string): boolean {
  const [shorter, longer] = word.length <= other.length ? [word, other] : [other, word];
  if (longer.length - shorter.length > 1 || word === other) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  const restOfShorter = shorter.slice(longer.length === shorter.length ? start + 1 : start);
  return restOfShorter === longer.slice(start + 1);
}
