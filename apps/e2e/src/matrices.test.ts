import { describe, expect, it } from 'vitest';
import { BUYING_SHELLS, LANGUAGES } from '@haat/api-contract/vocabulary';
import { sampleOf } from '@haat/tools/sample';
import { BUYERS, VIEWERS, languagesOf } from './matrices.ts';

const firsts = Object.values(BUYERS).map(([first]) => first);
const viewers = sampleOf(VIEWERS, ['language'], false);

describe('what npm test takes of the matrices', () => {
  it.each(BUYING_SHELLS)('buys in the shell %s', (shell) => {
    expect(firsts.map((buyer) => buyer.shell)).toContain(shell);
  });

  it.each(LANGUAGES)('buys in %s', (language) => {
    expect(firsts.map((buyer) => buyer.language)).toContain(language);
  });

  it.each(['a guest', 'a farmer who is signed in'] as const)('covers the screens of every shell as %s', (who) => {
    expect(viewers.filter((viewer) => viewer.who === who).map(({ shell }) => shell)).toEqual(BUYING_SHELLS);
  });

  it('covers screens in every language', () => {
    expect(new Set(viewers.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  });
});

describe('languages in which a viewer goes through the screens', () => {
  it('are all six of those who are signed in, each once', () => {
    const signedIn = viewers.filter(({ who }) => who === 'a farmer who is signed in');
    expect(signedIn.flatMap((viewer) => languagesOf(viewer, false)).toSorted()).toEqual(LANGUAGES.toSorted());
  });

  it('are the own one alone when the whole runs, and of a guest', () => {
    for (const viewer of VIEWERS) expect(languagesOf(viewer, true)).toEqual([viewer.language]);
    const guests = VIEWERS.filter(({ who }) => who === 'a guest');
    for (const guest of guests) expect(languagesOf(guest, false)).toEqual([guest.language]);
  });
});
