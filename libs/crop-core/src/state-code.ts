/** Codes of the states that count in bigha, by their English name. See docs/domain/advice.md#area. */
const STATE_CODES: Readonly<Record<string, string>> = {
  'Uttar Pradesh': 'UP',
  Bihar: 'BR',
  Gujarat: 'GJ',
  'West Bengal': 'WB',
};

/** The code of a state that counts in bigha, by its English name; null of others. */
export function stateCode(state: string | null): string | null {
  return state !== null && Object.hasOwn(STATE_CODES, state) ? (STATE_CODES[state] ?? null) : null;
}
