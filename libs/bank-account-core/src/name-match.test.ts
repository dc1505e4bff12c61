import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameMatch } from './name-match.ts';
import { romanName } from './roman-name.ts';

describe('nameMatch', () => {
  it.each([
    ['titles, sound, case and order', 'Smt. Suneeta Pawar', 'PAWAR SUNITA'],
    ['every title', 'Shri Ramesh Pawar', 'Mr Ramesh Pawar'],
    ['every title', 'Dr. Kumari Asha Pawar', 'Mrs. Ms Asha Pawar'],
    ['a title written out', 'Shrimati Asha Pawar', 'Smt Asha Pawar'],
    ['points', 'R.K. Singh', 'R K Singh'],
    ['aa = a, w = v', 'Raam Wagh', 'Ram Vagh'],
    ['oo = u, ph = f', 'Phoolchand', 'Fulchand'],
    ['sh = s, z = j', 'Shezad Ashok', 'Sejad Asok'],
    ['a doubled letter once', 'Savitri Patill', 'Savittri Patil'],
    ['Devanagari', 'सुनीता पवार', 'Sunita Pawar'],
    ['Devanagari with its title', 'श्रीमती सुनीता पवार', 'Sunita Pawar'],
    ['the silent last a', 'रमेश', 'Ramesh'],
    ['a nasal before h', 'सिंह', 'Singh'],
    ['Gujarati', 'રમેશ પટેલ', 'Ramesh Patel'],
    ['Bengali', 'রমেশ দাস', 'Ramesh Das'],
    ['Odia', 'ରମେଶ ଦାସ', 'Ramesh Das'],
    ['Gurmukhi', 'ਰਾਮ ਸਿੰਘ', 'Ram Singh'],
    ['a letter with a dot below', 'ज़मीर', 'Zameer'],
    ['an accent', 'José Dsouza', 'JOSE DSOUZA'],
  ])('match, %s: %s, %s', (_, a, b) => {
    expect(nameMatch(a, b)).toBe('match');
    expect(nameMatch(b, a)).toBe('match');
  });

  it.each([
    ['an initial', 'S. Pawar', 'Sunita Pawar'],
    ['an initial of a spelling', 'P. Pawar', 'Phoolchand Pawar'],
    ['a name more', 'Sunita Pawar', 'Sunita Ramesh Pawar'],
    ['one word of it', 'Sunita', 'Sunita Pawar'],
    ['one letter changed', 'Sunita Pawar', 'Sunita Pagar'],
    ['one letter less', 'Kamla Pawar', 'Kamala Pawar'],
    ['both initials', 'R.K. Singh', 'Ram Kumar Singh'],
  ])('partly, %s: %s, %s', (_, a, b) => {
    expect(nameMatch(a, b)).toBe('partly');
    expect(nameMatch(b, a)).toBe('partly');
  });

  it.each([
    ['nothing the same', 'Sunita Pawar', 'Ramesh Patil'],
    ['another first name', 'Sunita Pawar', 'Ramesh Pawar'],
    ['a short word is not mistyped', 'Ram Pawar', 'Raj Pawar'],
    ['two letters', 'Sunita Pawar', 'Sunina Pawat'],
    ['two letters of a word', 'Sunita Pawar', 'Sunita Palas'],
    ['a word of its own', 'Sunita S. Sunita', 'Sunita Pawar Sunil'],
    ['initials alone', 'S. P.', 'Sunita Pawar'],
    ['another initial', 'K. Pawar', 'Sunita Pawar'],
    ['a title alone', 'Shri', 'Smt'],
    ['a title is no word', 'Smt Sunita', 'Smt Ramesh'],
    ['nothing', '', ''],
    ['nothing', '', 'Sunita'],
  ])('no, %s: %s, %s', (_, a, b) => {
    expect(nameMatch(a, b)).toBe('no');
    expect(nameMatch(b, a)).toBe('no');
  });

  it('says the same whichever name comes first, and that a name matches itself', () => {
    const word = fc.constantFrom('Sunita', 'S', 'Pawar', 'Pagar', 'Ram', 'सुनीता', 'Phule', 'P', 'Smt');
    const name = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(fc.property(name, name, (a, b) => nameMatch(a, b) === nameMatch(b, a)));
    fc.assert(fc.property(name, (a) => nameMatch(`${a} Pawar`, `${a} Pawar`) === 'match'));
  });

  it('takes whatever is written', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ .-1\u093c\u094d\u0902\u09beक़রਾ\u200d😀\u0301ß') });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(['match', 'partly', 'no']).toContain(nameMatch(a, b));
      }),
    );
  });
});

describe('romanName', () => {
  it.each([
    ['रमेश पवार', 'RAMESH PAVAAR'],
    ['S.K. Dsouza-José', 'S K DSOUZA JOSE'],
    ['२३ 李', ''],
  ])('%s: %s', (name, roman) => {
    expect(romanName(name)).toBe(roman);
  });
});
