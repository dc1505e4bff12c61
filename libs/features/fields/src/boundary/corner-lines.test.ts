import { describe, expect, it } from 'vitest';
import { cornerLines, readCorners } from './corner-lines.ts';

describe('corners as they are typed', () => {
  it.each([
    ['with a comma', '19.781, 76.112', [[76.112, 19.781]]],
    ['without one', '19.781 76.112', [[76.112, 19.781]]],
    ['with degrees', '19.781°, 76.112°', [[76.112, 19.781]]],
    ['in Devanagari digits', '१९.७८१, ७६.११२', [[76.112, 19.781]]],
    ['in Bengali digits', '২৩.৫, ৮৭.২৫', [[87.25, 23.5]]],
    [
      'with empty lines and a phone’s line ends',
      '19.781,76.112\r\n\r\n 19.782 , 76.113 \r\n',
      [
        [76.112, 19.781],
        [76.113, 19.782],
      ],
    ],
    ['south and west', '-19.5, -76.25', [[-76.25, -19.5]]],
  ])('%s', (_how, text, corners) => {
    expect(readCorners(text)).toEqual({ corners, wrongLines: [] });
  });

  it.each(['19.781', '91, 76', '19, 181', '19.781, 76.112, 3', 'by the well', '19,781, 76,112', '1e1, 76', ','])(
    'are none: %s',
    (line) => {
      expect(readCorners(`19.781, 76.112\n\n${line}`)).toEqual({ corners: [[76.112, 19.781]], wrongLines: [3] });
    },
  );

  it('are written as they are read, the closing one left out', () => {
    const ring = [
      [76.1123456, 19.5],
      [76.2, 19.5],
      [76.2, 19.6],
      [76.1123456, 19.5],
    ] as const;
    expect(cornerLines(ring)).toBe('19.500000, 76.112346\n19.500000, 76.200000\n19.600000, 76.200000');
    expect(cornerLines([])).toBe('');
  });
});
