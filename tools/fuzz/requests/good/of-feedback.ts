import { randomUUID } from 'node:crypto';
import { withNewFarmer, type People } from '../../market/people.ts';
import { authorizedBy, type GoodRoutes } from './request-builder.ts';

const PATH = '/feedback/v1/messages';
const WAITING = '/support/v1/feedback';

/** Feedback with a photo. */
async function feedbackOf({ farmer }: People) {
  return {
    ...{ rating: 2, subject: 'delivery', text: 'The seed came late.', key: randomUUID() },
    photo_id: await farmer.sendsPhoto(),
  };
}

/** What waits for an answer, of a farmer who has sent no other: five in a day are the limit. */
async function waiting(people: People): Promise<string> {
  const sender = await withNewFarmer(people);
  return (await sender.farmer.call<{ id: string }>('POST', PATH, await feedbackOf(sender))).id;
}

const CALL = { topic: 'order', part_of_day: 'morning', language: 'hi' };

/** The call that a farmer waits for who has asked for no other. */
async function waitingCall(people: People): Promise<string> {
  const { farmer, supporter } = await withNewFarmer(people);
  await farmer.call('PUT', '/user/v1/call-back', CALL);
  const { results } = await supporter.call<{ results: { id: string }[] }>('GET', '/support/v1/call-backs');
  return results.at(-1)?.id ?? '';
}

/** Feedback and calls that are waited for, and what support does with them. */
export const FEEDBACK: GoodRoutes = {
  'POST /support/v1/call-backs/{id}/called': {
    'one that waits': async (people) => ({ path: { id: await waitingCall(people) } }),
  },
  [`POST ${PATH}`]: {
    'with a photo': async (people) => {
      const sender = await withNewFarmer(people);
      return { ...authorizedBy(sender.farmer), body: await feedbackOf(sender) };
    },
  },
  [`GET ${WAITING}/{id}/photo`]: {
    'of what waits': async (people) => ({ path: { id: await waiting(people) } }),
  },
  [`POST ${WAITING}/{id}/answer`]: {
    'what waits': async (people) => ({ path: { id: await waiting(people) }, body: { answer: 'We talk to the shop.' } }),
  },
};
