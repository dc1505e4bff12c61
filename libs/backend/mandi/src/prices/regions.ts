import { asc, eq } from 'drizzle-orm';
import { regionNames } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import type { MandiRegions } from '@haat/api-contract/mandi';
import type { Language } from '@haat/api-contract/vocabulary';
import { mandiMarkets } from '../tables.ts';
import { marketName } from './views.ts';

/** What has been chosen so far. */
export interface RegionsQuery {
  readonly state: string | undefined;
  readonly district: string | undefined;
  readonly language: Language;
}

/** States that have markets; with a state its districts, with a district too its markets; by name. */
export async function regionsWithMarkets(
  executor: Executor,
  { state, district, language }: RegionsQuery,
): Promise<MandiRegions> {
  const names = await regionNames(executor, language);
  const states = await executor
    .selectDistinct({ state: mandiMarkets.state })
    .from(mandiMarkets)
    .orderBy(asc(mandiMarkets.state));
  const markets =
    state === undefined
      ? []
      : await executor
          .select()
          .from(mandiMarkets)
          .where(eq(mandiMarkets.state, state))
          .orderBy(asc(mandiMarkets.name), asc(mandiMarkets.id));
  const byName = new Intl.Collator(language);
  const sorted = (list: { id: string; name: string }[]) => list.sort((a, b) => byName.compare(a.name, b.name));
  return {
    states: sorted(states.map((row) => ({ id: row.state, name: names.state(row.state) }))),
    districts: sorted(
      [...new Set(markets.map((market) => market.district))].map((id) => ({
        id,
        name: names.district(state ?? '', id),
      })),
    ),
    markets: sorted(
      markets
        .filter((market) => market.district === district)
        .map((market) => ({ id: market.slug, name: marketName(market, language) })),
    ),
  };
}
