import { describe, expect, it } from 'vitest';
import { plainLine } from './plain-line.ts';

describe('plainLine', () => {
  it.each([
    ['  Ramesh \n\t Pawar ', 'Ramesh Pawar'],
    ['<b>Sunita</b>\u0007 Pawar', 'Sunita Pawar'],
    ['रमेश\u00A0पवार', 'रमेश पवार'],
    ['<script>x</script>', ''],
    ['5 < 6', '5 < 6'],
  ])('of %j is %j', (text, line) => {
    expect(plainLine(text)).toBe(line);
  });
});
