import codes from './city-codes.json' with { type: 'json' };

/**
 * Codes of the places for which the network is asked, each once: the configured ones.
 * See docs/domain/open-network.md#places-of-the-network.
 */
export const CITY_CODES: readonly string[] = [...new Set(Object.values(codes))];

/** The network's code of a district, or null where none is configured: it is never guessed. */
export function cityCodeOf({ state, district }: { readonly state: string; readonly district: string }): string | null {
  const known: Readonly<Record<string, string | undefined>> = codes;
  return known[`${state}/${district}`] ?? null;
}
