import type { Policy } from '@haat/api-contract/insurance-policies';
import type { People } from '../../market/people.ts';
import { withNewFarmer } from '../../market/people.ts';
import { SAMPLE } from '../good-values.ts';
import { authorizedBy, type GoodRoutes } from './request-builder.ts';

/** A policy that came with an order of a farmer of their own, which is brought home. */
async function insured(people: People) {
  const { farmer } = await withNewFarmer(people);
  await farmer.orders({
    variantId: SAMPLE.insured.variantId,
    address: await farmer.movesHouse(),
    choices: { insurance: [SAMPLE.insured.choice] },
  });
  const [policy] = (await farmer.sees<{ results: Policy[] }>('/insurance/v1/policies')).results;
  if (policy === undefined) throw new Error('The order came without a policy.');
  return { ...authorizedBy(farmer), path: { id: policy.id } };
}

/** A farmer's policies, and the terms that they accept. */
export const INSURANCE: GoodRoutes = {
  'GET /insurance/v1/policies/{id}': { 'an own one': insured },
  'POST /insurance/v1/term-sheets/{id}/acceptances': {
    'the sample’s': () => ({ path: { id: 'gi-sowing-cover' }, body: { version: '2026-11', heard_aloud: true } }),
  },
};
