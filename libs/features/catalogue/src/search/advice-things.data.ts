import { searchAdvice, type ApiClient } from '@haat/api-client';
import { pathTo } from '@haat/routing';
import type { FoundThing } from './found-thing.ts';

/** What the advice on crops has of a search. */
export interface AdviceThings {
  /** Guides of crops. */
  readonly guide: readonly FoundThing[];
  /** Pests, diseases and weeds. */
  readonly problem: readonly FoundThing[];
}

/** Crops and problems that a search finds; none where they could not be loaded: goods are found all the same. */
export async function loadAdviceThings(api: ApiClient, search: string): Promise<AdviceThings> {
  const found = await searchAdvice(api, search);
  return {
    guide: (found?.crops ?? []).map(({ id, name, image_url: pictureUrl }) => ({
      ...{ to: pathTo('crop', {}, { crop: id }), name, detail: null, pictureUrl },
    })),
    problem: (found?.problems ?? []).map(({ id, name, image_url: pictureUrl, crop }) => ({
      ...{ to: pathTo('cropProblem', { id: crop.id, problemId: id }), name, detail: crop.name, pictureUrl },
    })),
  };
}
