import { describe, expect, it } from 'vitest';
import { draftText } from './form-draft.ts';

describe('a text that is kept as a draft', () => {
  it.each([
    ['9999 9999 0019', 'XXXX XXXX 0019'],
    ['999999990019', 'XXXXXXXX0019'],
    ['My card is 9999-9999-0019.', 'My card is XXXX-XXXX-0019.'],
    ['आधार ९९९९ ९९९९ ००१९', 'आधार XXXX XXXX ००१९'],
    ['account 123456789012345', 'account XXXXXXXXXXX2345'],
    ['9999 9999 0019 and 9999 9999 0019', 'XXXX XXXX 0019 and XXXX XXXX 0019'],
  ])('%j keeps the last four digits alone', (text, kept) => {
    expect(draftText(text)).toBe(kept);
  });

  it.each(['', '9876543210', '098765 43210', '20 acres on 26-11-2026', '1800 450 6789', 'NSK 2026 000123'])(
    '%j is kept whole',
    (text) => {
      expect(draftText(text)).toBe(text);
    },
  );
});
