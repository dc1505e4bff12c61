import { mandiCommodities, type ApiClient } from '@haat/api-client';
import { MOST_MANDI_CROPS } from '@haat/api-contract/vocabulary';
import { unavailable } from '@haat/app-context';
import type { CropChoiceQuery } from '../mandi-query.ts';

/** Crops offered before anything is searched: the most traded. */
const OFFERED = 24;

/** What a person chooses crops from: those ticked now, then the most traded or what a search finds. */
export async function loadCropChoice(api: ApiClient, followed: readonly string[], choice: CropChoiceQuery | null) {
  const { search, ticked } = choice ?? { search: '', ticked: [] };
  const chosen = ticked.length === 0 ? followed : ticked;
  const [found, kept] = await Promise.all([
    mandiCommodities(api, { q: search, limit: OFFERED }),
    chosen.length === 0 ? [] : mandiCommodities(api, { ids: chosen.slice(0, MOST_MANDI_CROPS) }),
  ]);
  if (found === null || kept === null) throw unavailable();
  const isKept = new Set(kept.map(({ id }) => id));
  return {
    search,
    isFound: found.length > 0,
    chosen: [...isKept],
    options: [...kept, ...found.filter(({ id }) => !isKept.has(id))].map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  };
}
