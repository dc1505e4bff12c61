import { policyInForce } from '../../market/insured-policy.ts';
import { withNewFarmer } from '../../market/people.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from './request-builder.ts';

/** Of a farmer who has no other order, so that no limit of orders is in the way. */
const anOwnPolicy: RequestBuilder = async (people) => {
  const insured = await withNewFarmer(people);
  return { ...authorizedBy(insured.farmer), path: { id: await policyInForce(insured) } };
};

/** A farmer's policies, and the terms that they accept. */
export const INSURANCE: GoodRoutes = {
  'GET /insurance/v1/policies/{id}': { 'an own one': anOwnPolicy },
  'GET /insurance/v1/policies/{id}/certificate': { 'of an own one': anOwnPolicy },
  'POST /insurance/v1/term-sheets/{id}/acceptances': {
    'the sample’s': () => ({ path: { id: 'gi-sowing-cover' }, body: { version: '2026-11', heard_aloud: true } }),
  },
};
