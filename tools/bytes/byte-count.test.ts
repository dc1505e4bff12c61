import { describe, expect, it } from 'vitest';
import { countBytes, overBudget, type Answer } from './byte-count.ts';

const address = 'http://127.0.0.1:4200';
const script = (bytes: number, change: Partial<Answer> = {}): Answer => ({
  url: `${address}/assets/entry.js`,
  contentType: 'text/javascript; charset=utf-8',
  contentEncoding: 'br',
  bytes,
  ...change,
});

describe('countBytes', () => {
  it('adds up by kind', () => {
    const { byKind } = countBytes(
      [script(60_000), script(50_000), script(9_000, { url: `${address}/assets/root.css`, contentType: 'text/css' })],
      address,
    );
    expect(byKind).toMatchObject({ javascript: 110_000, css: 9_000, font: 0 });
  });
});

describe('the component kit', () => {
  const kitBytes = { '/assets/entry.js': 8_000, '/assets/cart.js': 4_001, '/assets/later.js': 9_000 };

  it('counts in the scripts that the page asked for', () => {
    const count = countBytes([script(60_000), script(9_000, { url: `${address}/assets/cart.js` })], address, kitBytes);
    expect(count.kit).toBe(12_001);
    expect(overBudget(count)).toEqual(['kit: 12001 bytes, allowed 12000']);
  });
});

describe('overBudget', () => {
  it('lets a page pass that stays at its limits', () => {
    expect(overBudget(countBytes([script(133_000)], address))).toEqual([]);
  });

  it('names what is too much', () => {
    expect(overBudget(countBytes([script(133_001)], address))).toEqual(['javascript: 133001 bytes, allowed 133000']);
  });

  it('allows no font, no third party and no script without brotli', () => {
    const answers = [
      script(10, { url: `${address}/noto.woff2`, contentType: 'font/woff2' }),
      script(20, { url: 'https://tracker.example/t.js' }),
      script(2_000, { contentEncoding: 'gzip' }),
    ];
    expect(overBudget(countBytes(answers, address))).toEqual([
      'font: 10 bytes, allowed 0',
      'thirdParty: 20 bytes, allowed 0',
      `not sent with brotli: ${address}/assets/entry.js`,
    ]);
  });
});
