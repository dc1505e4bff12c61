import { describe, expect, it } from 'vitest';
import { scriptSafeJson } from './page-texts.ts';

describe('texts in the document', () => {
  it('cannot end their element, and come back as they were', () => {
    const texts = { a: '</script><script>alert(1)</script><!--', b: 'line\u2028and\u2029more', c: 'बीज & खाद' };
    const json = scriptSafeJson(texts);
    expect(json).not.toContain('<');
    expect(json).not.toMatch(/[\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(texts);
  });
});
