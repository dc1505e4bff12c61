import type { WorkItems } from '@haat/api-contract/operator-work-lists';
import { withNewFarmer, type People } from '../../../market/people.ts';
import { asksExpert } from '../of-questions.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from '../request-builder.ts';

const PATH = '/operator/v1/work-lists';
const QUESTIONS = { kind: 'questions' };
const MOST_ROWS = 100;

/** A question of a farmer who has asked no other, as the list of the experts has it. @returns the item's id */
async function waitingItem(people: People): Promise<string> {
  const { farmer } = await withNewFarmer(people);
  const { id } = await asksExpert(farmer);
  for (let page = 1; ; page += 1) {
    const query = `which=waiting&page=${page}&per_page=${MOST_ROWS}`;
    const { data, total } = await people.expert.sees<WorkItems>(`${PATH}/questions?${query}`);
    const item = data.find(({ subject_id: subject }) => subject === id);
    if (item !== undefined) return item.id;
    if (page * MOST_ROWS >= total) throw new Error(`no item of ${total} is about the question ${id}`);
  }
}

/** What an expert does with an item that they have. */
const givenUp: RequestBuilder = async (people) => {
  const id = await waitingItem(people);
  await people.expert.call('POST', `${PATH}/items/${id}/claim`);
  return { ...authorizedBy(people.expert), path: { id }, body: { reason: 'no-time' } };
};

/** Work lists, asked by an expert: an operator has none. */
export const WORK_LISTS: GoodRoutes = {
  [`GET ${PATH}/{kind}`]: {
    'of questions': ({ expert }) => ({
      ...authorizedBy(expert),
      path: QUESTIONS,
      query: { which: 'all', page: '1', per_page: '25' },
    }),
  },
  [`POST ${PATH}/{kind}/claim-next`]: {
    'of questions': ({ expert }) => ({ ...authorizedBy(expert), path: QUESTIONS }),
  },
  [`POST ${PATH}/items/{id}/claim`]: {
    'that waits': async (people) => ({ ...authorizedBy(people.expert), path: { id: await waitingItem(people) } }),
  },
  [`POST ${PATH}/items/{id}/hand-back`]: { 'that they have': givenUp },
  [`POST ${PATH}/items/{id}/escalate`]: { 'that they have': givenUp },
};
