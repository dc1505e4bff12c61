import { expect, it } from 'vitest';
import { isCounterBack } from './passkey-counter.ts';

/** WebAuthn 7.2: where the stored or the new counter is not zero, the new one must be greater. */
it.each([
  [0, 0, false],
  [0, 1, false],
  [5, 6, false],
  [5, 4_294_967_295, false],
  [5, 5, true],
  [5, 4, true],
  [5, 0, true],
])('a counter of %i followed by %i: copied is %s', (last, said, isBack) => {
  expect(isCounterBack(last, said)).toBe(isBack);
});
