import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourTokens, contrast } from './contrast.ts';

function tokensOf(file: string): ReadonlyMap<string, string> {
  return colourTokens(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

const base = tokensOf('./theme.css');
const high = tokensOf('./high-contrast.css');

/** Every text and the grounds it stands on in some component. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'card', 'primary-tint', 'turmeric-tint', 'clay-tint', 'sky-tint', 'soil-tint']],
  ['ink-soft', ['paper', 'card', 'primary-tint', 'soil-tint']],
  ['primary', ['paper', 'card', 'primary-tint']],
  ['on-primary', ['primary', 'primary-pressed']],
  ['on-turmeric', ['turmeric']],
  ['on-turmeric-tint', ['turmeric-tint', 'card']],
  ['clay', ['card', 'paper', 'clay-tint']],
  ['sky', ['card', 'paper', 'sky-tint']],
  ['card', ['ink', 'clay']],
];

/** Every boundary, pictogram or sign and the grounds it must be seen against. */
const boundaries: readonly (readonly [string, readonly string[]])[] = [
  ['edge', ['paper', 'card', 'soil-tint']],
  ['primary', ['paper', 'card', 'primary-tint']],
  ['clay', ['paper', 'card', 'clay-tint']],
  ['soil', ['paper', 'card', 'soil-tint']],
  ['sky', ['sky-tint']],
  ['ink', ['paper', 'card', 'turmeric']],
  ['on-primary', ['primary', 'primary-pressed']],
];

const shells = ['farmer', 'csc', 'business', 'shop'] as const;
const themes = shells.flatMap((theme) => [
  { theme, wish: 'no wish', asked: [] },
  { theme, wish: 'more contrast', asked: [...high] },
]);

describe.each(themes)('colours of the $theme theme with $wish', ({ theme, asked }) => {
  const tokens = new Map([...base, ...tokensOf(`./${theme}.css`), ...asked]);
  const colour = (name: string): string => tokens.get(name) ?? expect.fail(`no token ${name}`);

  it.each(texts.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    'text %s on %s is at 7:1 or more',
    (text, ground) => expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(7),
  );

  it.each(boundaries.flatMap(([sign, grounds]) => grounds.map((ground) => [sign, ground] as const)))(
    'boundary %s on %s is at 3:1 or more',
    (sign, ground) => expect(contrast(colour(sign), colour(ground))).toBeGreaterThanOrEqual(3),
  );

  it('sets the same tokens as the others', () => {
    expect([...tokensOf(`./${theme}.css`).keys()]).toEqual([
      'primary',
      'primary-pressed',
      'primary-tint',
      'primary-line',
      'on-primary',
    ]);
  });
});

describe('the theme of more contrast', () => {
  it.each(['ink', 'ink-soft', 'edge', 'clay', 'sky', 'soil', 'on-turmeric-tint'])(
    '%s stands out from its grounds at least as much as before',
    (name) => {
      const colour = (tokens: ReadonlyMap<string, string>) =>
        contrast(tokens.get(name) ?? '', tokens.get('paper') ?? '');
      expect(colour(new Map([...base, ...high]))).toBeGreaterThan(colour(base));
    },
  );

  it('has the same tokens', () => {
    for (const name of high.keys()) expect(base.has(name), name).toBe(true);
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});
