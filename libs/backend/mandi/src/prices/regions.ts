import { asc, eq } from 'drizzle-orm';
import { regionNames } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import type { MandiRegions } from '@haat/api-contract/mandi';
import type { Language } from '@haat/api-contract/vocabulary';
import { mandiMarkets } from '../tables.ts';
import { marketName } from './views.ts';

/** What has been chosen so far: by id, or by name in the language. */
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
  const byName = new Intl.Collator(language);
  const sorted = (list: Region[]) => list.sort((a, b) => byName.compare(a.name, b.name));
  const rows = await executor.selectDistinct({ state: mandiMarkets.state }).from(mandiMarkets);
  const states = sorted(rows.map((row) => ({ id: row.state, name: names.state(row.state) })));
  const inState = idOf(states, state);
  const markets =
    inState === null
      ? []
      : await executor
          .select()
          .from(mandiMarkets)
          .where(eq(mandiMarkets.state, inState))
          .orderBy(asc(mandiMarkets.name), asc(mandiMarkets.id));
  const districts = sorted(
    [...new Set(markets.map((market) => market.district))].map((id) => ({
      id,
      name: names.district(inState ?? '', id),
    })),
  );
  const inDistrict = idOf(districts, district);
  return {
    ...{ state: inState, district: inDistrict, states, districts },
    markets: sorted(
      markets
        .filter((market) => market.district === inDistrict)
        .map((market) => ({ id: market.slug, name: marketName(market, language) })),
    ),
  };
}

type Region = MandiRegions['states'][number];

/** Which of a list is meant by an id or, where none has it, by a name. */
function idOf(list: readonly Region[], asked: string | undefined): string | null {
  return (list.find(({ id }) => id === asked) ?? list.find(({ name }) => name === asked))?.id ?? null;
}
