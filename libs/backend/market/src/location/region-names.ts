import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import type { Language } from '@haat/api-contract/vocabulary';
import { districts, states } from './tables.ts';

/** Names of states and districts in one language; those that are not known stay as they are. */
export interface RegionNames {
  state(state: string): string;
  district(state: string, district: string): string;
}

/** Names of states and districts, by their English ones, in a language. */
export async function regionNames(executor: Executor, language: Language): Promise<RegionNames> {
  const [stateRows, districtRows] = await Promise.all([
    executor.select().from(states),
    executor.select().from(districts),
  ]);
  const stateNames = new Map(stateRows.map(({ state, name }) => [state, inLanguage(name, language)]));
  const districtNames = new Map(
    districtRows.map(({ state, district, name }) => [`${state}/${district}`, inLanguage(name, language)]),
  );
  return {
    state: (state) => stateNames.get(state) ?? state,
    district: (state, district) => districtNames.get(`${state}/${district}`) ?? district,
  };
}
