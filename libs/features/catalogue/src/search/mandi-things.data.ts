import { mandiNames, type ApiClient } from '@haat/api-client';
import type { ServerTexts } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import type { FoundThing } from './found-thing.ts';

/** Of what has no picture of its own. */
const PICTURE = '/pictures/service-pickup.svg';

/** A commodity or a market that a search found, and what it is. */
export interface MandiThing extends FoundThing {
  readonly detail: string;
}

/**
 * Commodities and markets of that name, which lead to their prices; commodities first. Empty also where they could not
 * be loaded: goods are what the search is for.
 */
export async function loadMandiThings(api: ApiClient, t: ServerTexts, search: string): Promise<readonly MandiThing[]> {
  const found = await mandiNames(api, search);
  if (found === null) return [];
  return [
    ...found.commodities.map(({ id, name, image_url: pictureUrl }) => ({
      to: pathTo('mandiSearch', {}, { crop: id }),
      ...{ name, detail: t('search:kind.mandiPrice'), pictureUrl: pictureUrl ?? PICTURE },
    })),
    ...found.markets.map(({ id, name, district, state_id: state, district_id: districtId }) => ({
      to: pathTo('mandiSearch', {}, { state, district: districtId, market: id }),
      ...{ name, detail: t('search:kind.mandi', { district }), pictureUrl: PICTURE },
    })),
  ];
}
