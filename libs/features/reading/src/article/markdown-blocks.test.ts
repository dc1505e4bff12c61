import { describe, expect, it } from 'vitest';
import { markdownBlocks, type Block } from './markdown-blocks.ts';

const words = (...texts: string[]) => texts.map((text) => ({ text, isStrong: false }));

describe('markdownBlocks', () => {
  it.each<[string, string, readonly Block[]]>([
    ['a heading', '## When\n', [{ kind: 'heading', text: 'When' }]],
    [
      'bold words',
      'Dry the **grain** first.',
      [{ kind: 'paragraph', words: [...words('Dry the '), { text: 'grain', isStrong: true }, ...words(' first.')] }],
    ],
    ['a list', '- one\n- two', [{ kind: 'list', isOrdered: false, items: [words('one'), words('two')] }]],
    ['steps', '1. one\n2. two', [{ kind: 'list', isOrdered: true, items: [words('one'), words('two')] }]],
    [
      'a table',
      '| Crop | Day |\n|---|---|\n| Wheat | 21 |',
      [{ kind: 'table', header: ['Crop', 'Day'], rows: [['Wheat', '21']] }],
    ],
    ['an amount with a sign', '₹400 & 2% < 3%', [{ kind: 'paragraph', words: words('₹400 & 2% < 3%') }]],
  ])('reads %s', (_what, markdown, blocks) => {
    expect(markdownBlocks(markdown)).toEqual(blocks);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an element among words', 'read <img src=x onerror=alert(1)> this'],
    ['a link', '[here](javascript:alert(1))'],
    ['an automatic link', 'go to https://example.com now'],
    ['a picture', '![x](https://example.com/a.png)'],
  ])('makes nothing but words of %s', (_what, markdown) => {
    const [block, ...others] = markdownBlocks(markdown);
    expect(others).toEqual([]);
    expect(block).toEqual({
      kind: 'paragraph',
      words: expect.arrayContaining([{ text: expect.any(String), isStrong: false }]),
    });
  });
});
