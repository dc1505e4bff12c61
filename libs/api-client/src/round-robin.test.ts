import { describe, expect, it } from 'vitest';
import { roundRobin } from './round-robin.ts';

const take = (count: number, next: () => string) => Array.from({ length: count }, next).join('');

describe('roundRobin', () => {
  it('gives each address its turn', () => {
    expect(take(6, roundRobin(['a', 'b', 'c']).next)).toBe('abcabc');
  });

  it('leaves one that failed alone for five seconds; then one call tries it', () => {
    let time = 0;
    const turns = roundRobin(['a', 'b'], () => time);
    turns.failed('a');
    expect(take(3, turns.next)).toBe('bbb');
    time = 5_000;
    expect([...take(4, turns.next)].filter((address) => address === 'a')).toHaveLength(1);
    turns.answered('a');
    expect([...take(4, turns.next)].filter((address) => address === 'a')).toHaveLength(2);
  });

  it('still tries all of them in turn when all have failed', () => {
    const turns = roundRobin(['a', 'b'], () => 0);
    turns.failed('a');
    turns.failed('b');
    expect([...take(4, turns.next)].sort().join('')).toBe('aabb');
  });

  it('has nothing to choose with one address', () => {
    const turns = roundRobin(['a'], () => 0);
    turns.failed('a');
    expect(take(2, turns.next)).toBe('aa');
  });
});
