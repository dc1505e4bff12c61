import { randomUUID } from 'node:crypto';
import { withNewFarmer, type People } from '../../market/people.ts';
import { EDITING } from './of-editing.ts';
import { authorizedBy, type GoodRoutes } from './request-builder.ts';

/** A post of the editors, which is there in every market. */
const POST = 'two-mandis';

/** A comment of a farmer who has written no other: five in ten minutes are the limit. */
async function commented(people: People) {
  const writer = await withNewFarmer(people);
  const path = `/content/v1/posts/${POST}/comments`;
  const { id } = await writer.farmer.call<{ id: string }>('POST', path, { text: 'One rate is not enough.' });
  return { writer, id };
}

/** What a question to everyone is sent with; five in a day are the limit. */
function questionToEveryone() {
  return { key: randomUUID(), crop: 'onion', language: 'hi', text: 'When are onions lifted?' };
}

/** Reading, and what readers, moderators and editors do. */
export const CONTENT: GoodRoutes = {
  ...EDITING,
  'POST /graphql': { 'two articles': () => ({ body: { query: '{ blogs(first: 2) { nodes { slug title } } }' } }) },
  'GET /content/v1/posts/{slug}/activity': { 'a post of the editors': () => ({ path: { slug: POST } }) },
  'PUT /content/v1/posts/{slug}/like': {
    'a post of the editors': () => ({ path: { slug: POST }, body: { is_liked: true } }),
  },
  'POST /content/v1/posts/{slug}/comments': {
    'a post of the editors': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { ...authorizedBy(farmer), path: { slug: POST }, body: { text: 'One rate is not enough.' } };
    },
  },
  'DELETE /content/v1/comments/{id}': {
    'an own one': async (people) => {
      const { writer, id } = await commented(people);
      return { ...authorizedBy(writer.farmer), path: { id } };
    },
  },
  'POST /content/v1/questions': {
    'about a crop': async (people) => {
      const { farmer } = await withNewFarmer(people);
      return { ...authorizedBy(farmer), body: questionToEveryone() };
    },
  },
  'DELETE /content/v1/questions/{slug}': {
    'an own one': async (people) => {
      const { farmer } = await withNewFarmer(people);
      const { slug } = await farmer.call<{ slug: string }>('POST', '/content/v1/questions', questionToEveryone());
      return { ...authorizedBy(farmer), path: { slug } };
    },
  },
  'POST /content/v1/reports': {
    'a comment': async (people) => {
      const reader = await withNewFarmer(people);
      const { id } = await commented(people);
      return { ...authorizedBy(reader.farmer), body: { kind: 'comment', id, reason: 'wrong' } };
    },
  },
  'POST /moderator/v1/decisions': {
    'keeping a comment': async (people) => ({
      body: { kind: 'comment', id: (await commented(people)).id, decision: 'keep' },
    }),
  },
};
