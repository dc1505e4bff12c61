import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

/** An answer that takes longer is waited for. See docs/design/visual.md#motion. */
const LONGEST_ANSWER = 200;

describe('motion', () => {
  it('is an answer of at most 200 ms, which every change takes unless it waits for something', () => {
    const answer = /--motion-answer: (\d+)ms;/.exec(theme)?.[1];
    expect(Number(answer)).toBeGreaterThan(0);
    expect(Number(answer)).toBeLessThanOrEqual(LONGEST_ANSWER);
    expect(theme).toContain('--default-transition-duration: var(--motion-answer);');
  });

  it.each(['ease', 'animate', 'leading', 'tracking'])('knows no %s but our own', (kind) => {
    expect(theme).toContain(`--${kind}-*: initial;`);
  });

  it('is off where the phone asks for less', () => {
    const less = theme.slice(theme.indexOf('@media (prefers-reduced-motion: reduce)'));
    expect(less).toMatch(
      /^@media[^{]*\{\s*\*,[^}]*animation-iteration-count: 1 !important;[^}]*transition-duration: 0\.01ms !important;/,
    );
  });
});
