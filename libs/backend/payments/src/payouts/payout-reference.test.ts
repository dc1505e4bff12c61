import { expect, it } from 'vitest';
import { keyOfReference, payoutReference } from './payout-reference.ts';

const KEY = '53cda91c-8f81-4e77-bbb9-7388f4ac6bf4';

it.each(['0', '7', '999'])('a key of try %s fits into 36 characters, and is found again', (failures) => {
  const reference = payoutReference(`${KEY}-${failures}`);
  expect(reference).toMatch(/^[a-z\d-]{4,36}$/);
  expect(keyOfReference(reference)).toBe(`${KEY}-${failures}`);
});

it.each(['', KEY, `${KEY}-1000`, 'another-1', `${KEY}-x`])('%j is no key', (key) => {
  expect(() => payoutReference(key)).toThrow(RangeError);
  expect(keyOfReference(key)).toBeNull();
});
