/** Numbers that look random and are the same for the same key, on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True in this share of cases, 0 to 1. */
  chance(share: number): boolean;
}

/** FNV-1a, 32 bits: a start value out of a key. */
function startOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * A generator (mulberry32) that starts from a key. Each shop and pack has a key of its own, so that
 * a new product changes nothing about the others.
 */
export function randomOf(key: string): Random {
  let state = startOf(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
  };
}
