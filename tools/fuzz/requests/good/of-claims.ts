import { randomUUID } from 'node:crypto';
import { policyInForce } from '../../market/insured-policy.ts';
import { withNewFarmer } from '../../market/people.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from './request-builder.ts';

/** What is told of a loss; its policy begins tomorrow at the earliest, so nothing is granted yet. */
const tooEarly: RequestBuilder = async (people) => {
  const insured = await withNewFarmer(people);
  const { farmer } = insured;
  const happenedAt = new Date(Date.now() - 3_600_000).toISOString();
  return {
    ...authorizedBy(farmer),
    body: {
      ...{ key: randomUUID(), policy_id: await policyInForce(insured), peril: 'localised', happened_at: happenedAt },
      ...{ cut_on: null, acres: 1.5, text: 'Hail.', clock: null },
      photos: [
        {
          ...{ id: await farmer.sendsPhoto(), taken_at: happenedAt },
          place: { lat: 19.99, lng: 73.78, accuracy: 12 },
        },
      ],
    },
  };
};

const named =
  (body?: unknown): RequestBuilder =>
  () => ({
    path: { id: randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
const aPhoto: RequestBuilder = () => ({ path: { id: randomUUID(), photoId: randomUUID() }, query: { seal: 'x' } });
const NONE_YET = 'none is there yet';

/** Claims, and what surveyors and insurers do with them. */
export const CLAIMS: GoodRoutes = {
  'POST /insurance/v1/claims': { 'before the cover': tooEarly },
  'GET /insurance/v1/claims/{id}': { [NONE_YET]: named() },
  'GET /insurance/v1/claims/{id}/photos/{photoId}': { [NONE_YET]: aPhoto },
  'POST /insurance/v1/claims/{id}/withdraw': { [NONE_YET]: named() },
  'POST /insurance/v1/claims/{id}/appeal': { [NONE_YET]: named({ text: 'It was hail.' }) },
  'GET /surveyor/v1/claims': { 'that wait': () => ({ query: { which: 'waiting' } }) },
  'GET /surveyor/v1/claims/{id}': { [NONE_YET]: named() },
  'GET /surveyor/v1/claims/{id}/photos/{photoId}': { [NONE_YET]: aPhoto },
  'POST /surveyor/v1/claims/{id}/take': { [NONE_YET]: named() },
  'POST /surveyor/v1/claims/{id}/report': { [NONE_YET]: named({ loss_percent: 40, acres: 1.2, text: 'Broken.' }) },
  'GET /insurer/v1/claims': { 'that wait': () => ({ query: { which: 'waiting' } }) },
  'GET /insurer/v1/claims/{id}': { [NONE_YET]: named() },
  'GET /insurer/v1/claims/{id}/account': { [NONE_YET]: named() },
  'GET /insurer/v1/claims/{id}/photos/{photoId}': { [NONE_YET]: aPhoto },
  'POST /insurer/v1/claims/{id}/approval': { [NONE_YET]: named({ amount: 100, text: '' }) },
  'POST /insurer/v1/claims/{id}/rejection': { [NONE_YET]: named({ reason: 'no-loss', text: 'The crop stands.' }) },
  'POST /insurer/v1/claims/{id}/payment': { [NONE_YET]: named({ reference: 'UTR000000001' }) },
};
