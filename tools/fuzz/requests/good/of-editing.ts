import { randomBytes } from 'node:crypto';
import type { People } from '../../market/people.ts';
import type { GoodRoutes } from './request-builder.ts';

const PATH = '/editor/v1/articles';
const FRAME = {
  ...{ version: 0, channel: 'water', tags: ['wheat'], published_on: '2036-01-01', categories: ['fertiliser'] },
};

/** An article that no other request changes. */
const newSlug = () => `article-${randomBytes(6).toString('hex')}`;

async function begun({ editor }: People): Promise<string> {
  const slug = newSlug();
  await editor.call('PUT', `${PATH}/${slug}`, FRAME);
  return slug;
}

/** What editors write. */
export const EDITING: GoodRoutes = {
  [`GET ${PATH}/{slug}`]: { 'a begun one': async (people) => ({ path: { slug: await begun(people) } }) },
  [`PUT ${PATH}/{slug}`]: { 'a new one': () => ({ path: { slug: newSlug() }, body: FRAME }) },
  [`PUT ${PATH}/{slug}/texts/{language}`]: {
    'the first in Hindi': async (people) => ({
      path: { slug: await begun(people), language: 'hi' },
      body: { version: 1, title: 'Water', summary: 'When to give it.', body: '## In the evening', correction: null },
    }),
  },
};
