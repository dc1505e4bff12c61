import type { RegistryEntry, Subscription } from '../participants/participant.ts';

/** By what a registry may be asked; at least two of them. */
export const LOOKUP_FILTERS = ['subscriber_id', 'ukId', 'domain', 'type', 'country', 'city'] as const;
/** What is asked of a registry. */
export type LookupFilters = Readonly<Partial<Record<(typeof LOOKUP_FILTERS)[number], string>>>;

/** The participants that a registry knows. */
export interface Subscriptions {
  /** Keeps a participant; the same key of the same participant is replaced. */
  add(subscription: Subscription): void;
  /** Who fits all filters. */
  lookup(filters: LookupFilters): RegistryEntry[];
}

/** Starts with those given. */
export function createSubscriptions(known: readonly Subscription[]): Subscriptions {
  const entries = new Map(known.map((one) => [keyOf(one), one]));
  return {
    add: (subscription) => void entries.set(keyOf(subscription), subscription),
    lookup: (filters) =>
      [...entries.values()]
        .filter((one) => fits(one, filters))
        .map(({ cities, ...entry }) => ({ ...entry, city: filters.city ?? (cities.length === 1 ? cities[0]! : '*') })),
  };
}

const keyOf = ({ subscriber_id, ukId }: Subscription) => `${subscriber_id}|${ukId}`;

function fits(one: Subscription, { city, ...filters }: LookupFilters): boolean {
  const isInCity = city === undefined || city === '*' || one.cities.includes('*') || one.cities.includes(city);
  return isInCity && Object.entries(filters).every(([name, value]) => one[name as keyof typeof filters] === value);
}
