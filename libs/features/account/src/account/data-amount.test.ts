import { expect, it } from 'vitest';
import { dataAmount } from './data-amount.ts';

it.each([
  [0, 'kilobytes', '0'],
  [1, 'kilobytes', '1'],
  [1024, 'kilobytes', '1'],
  [1025, 'kilobytes', '2'],
  [1023 * 1024, 'kilobytes', '1023'],
  [1023 * 1024 + 1, 'megabytes', '1.0'],
  [1024 * 1024 + 1, 'megabytes', '1.1'],
  [5_000_000, 'megabytes', '4.8'],
] as const)('%i bytes are written in %s as %s', (bytes, unit, amount) => {
  expect(dataAmount(bytes)).toEqual({ unit, amount });
});
