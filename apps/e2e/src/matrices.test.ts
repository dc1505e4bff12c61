import { describe, expect, it } from 'vitest';
import { LANGUAGES, SHELLS } from '@haat/api-contract/vocabulary';
import { sampleOf } from '@haat/tools/sample';
import { BUYERS, LOOKERS, takingTurns } from './matrices.ts';

const firsts = Object.values(BUYERS).map(([first]) => first);
const lookers = sampleOf(LOOKERS, ['language'], false);

describe('what npm test takes of the matrices', () => {
  it.each(SHELLS)('buys in the shell %s', (shell) => {
    expect(firsts.map((buyer) => buyer.shell)).toContain(shell);
  });

  it.each(LANGUAGES)('buys in %s', (language) => {
    expect(firsts.map((buyer) => buyer.language)).toContain(language);
  });

  it.each(['a guest', 'a farmer who is signed in'] as const)('looks at the screens of every shell as %s', (who) => {
    expect(lookers.filter((looker) => looker.who === who).map(({ shell }) => shell)).toEqual(SHELLS);
  });

  it('looks at screens in every language', () => {
    expect(new Set(lookers.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  });
});

describe('languages that take turns', () => {
  it('share one journey, and have one each when the whole runs', () => {
    expect(takingTurns(['or', 'bn'], false)).toEqual([['or', 'bn']]);
    expect(takingTurns(['or', 'bn'], true)).toEqual([['or'], ['bn']]);
  });
});
