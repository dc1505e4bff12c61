import { postActivitySchema } from '@haat/api-contract/community';
import { articleSchema, episodeSchema, newsItemSchema, postSchema } from '@haat/api-contract/content';
import { answered } from './network-states.ts';

/* What content says to the farmer of the stories, through the contract's schemas. */

const CHANNELS = [
  { slug: 'this-season', name: 'This season' },
  { slug: 'water', name: 'Water and weather' },
];
const TAGS = [{ slug: 'wheat', name: 'Wheat' }];

/** An article with every kind of part. */
export const ARTICLE = articleSchema.parse({
  slug: 'wheat-first-irrigation',
  language: 'hi',
  title: 'First water for wheat: on day 20 to 25',
  summary: 'New roots come 20 to 25 days after sowing.',
  channel: CHANNELS[0],
  tags: TAGS,
  publishedOn: '2026-11-20',
  minutes: 2,
  categories: ['fertiliser'],
  corrections: [],
  body: [
    '## How to know',
    '- Write down the sowing date.\n- **Pull up** one plant.',
    '## What to do',
    '1. Give the first water lightly.\n2. Then weed.',
    '| Crop | Day |\n|---|---|\n| Wheat | 21 |',
    'Wait if rain is coming.',
  ].join('\n\n'),
});

/** What `/blogs` and its lists ask for. */
export function articlesAnswer({ isEmpty = false, next = null as string | null, language = 'hi' } = {}) {
  const nodes = isEmpty ? [] : [ARTICLE, { ...ARTICLE, slug: 'frost-night', title: 'A frosty night', language }];
  return answered({ data: { blogs: { count: nodes.length, next, nodes }, channels: CHANNELS, tags: TAGS } });
}

/** What an article's page asks for. */
export function articleAnswer(change: Partial<typeof ARTICLE> | null = {}) {
  return answered({ data: { blog: change === null ? null : { ...ARTICLE, ...change } } });
}

/** A post of an invented farmer. */
export const POST = postSchema.parse({
  slug: 'onion-seedlings-yellow',
  kind: 'community',
  language: 'mr',
  text: 'My onion seedlings are 30 days old and their tips are yellow.\nIs it too much water?',
  author: 'Sunita',
  place: 'Nashik, Maharashtra',
  isSample: true,
  isExpert: false,
  crop: null,
  hasContact: false,
  publishedAt: '2026-11-20T06:00:00.000Z',
});

/** What a post's page asks for. */
export function postAnswer(change: Partial<typeof POST> | null = {}) {
  return answered({ data: { post: change === null ? null : { ...POST, ...change } } });
}

/** What home's community asks for. */
export function feedAnswer({ isEmpty = false } = {}) {
  const editorial = { kind: 'editorial', language: 'hi', author: null, place: null, isSample: false } as const;
  const nodes = isEmpty
    ? []
    : [
        { ...POST, ...editorial, slug: 'two-mandis', text: 'Compare two mandis before you sell.' },
        POST,
        { ...POST, slug: 'expert', isExpert: true, text: 'No urea in the dew.', language: 'hi' },
      ];
  return answered({ data: { feed: { count: nodes.length, next: null, nodes } } });
}

const ITEM = newsItemSchema.parse({
  slug: 'msp-wheat-rabi-2026-27',
  language: 'hi',
  title: 'Wheat: support price ₹2,585',
  text: 'For rabi buying 2026-27 it is ₹2,585 a quintal.',
  source: 'CCEA, 01-10-2025',
  on: '2025-10-01',
  state: null,
  crops: ['wheat'],
});

/** What `/news` asks for. */
export function newsAnswer({ isEmpty = false, next = null as string | null } = {}) {
  const onion = { ...ITEM, slug: 'onion', title: 'Lasalgaon: onion ₹3,600', state: 'Maharashtra' };
  const nodes = isEmpty ? [] : [ITEM, onion];
  const states = [{ slug: 'Maharashtra', name: 'Maharashtra' }];
  return answered({
    data: { news: { count: nodes.length, next, nodes }, newsTopics: { states, crops: ['wheat', 'onion'] } },
  });
}

/** Names of crops, which `/news` asks the catalogue for. */
export const CROPS = answered({
  results: [
    { slug: 'wheat', app_display_name: 'Wheat' },
    { slug: 'onion', app_display_name: 'Onion' },
  ],
});

const COMMENT = {
  id: '00000000-0000-4000-8000-0000000000c1',
  author: 'Bhagwan',
  text: 'Water every third day only.',
  created_at: '2026-11-20T07:00:00.000Z',
  is_own: false,
  has_contact: false,
  is_expert: false,
};

/** Likes and comments of a post. */
export function activityAnswer({ isEmpty = false, isOwn = false } = {}) {
  const results = isEmpty
    ? []
    : [
        { ...COMMENT, id: '00000000-0000-4000-8000-0000000000c2', is_own: true, author: null, text: 'Thank you.' },
        COMMENT,
        { ...COMMENT, id: '00000000-0000-4000-8000-0000000000c3', text: 'Call 00000 00000', has_contact: true },
        { ...COMMENT, id: '00000000-0000-4000-8000-0000000000c4', is_expert: true },
      ];
  return answered(
    postActivitySchema.parse({
      ...{ likes: isEmpty ? 0 : 12, is_liked: !isEmpty, is_own: isOwn },
      comments: { count: results.length, next: null, previous: null, results },
    }),
  );
}

/** What `/farm-talk` asks for. */
export function episodesAnswer({ isEmpty = false, language = 'hi' } = {}) {
  const episode = episodeSchema.parse({
    ...{ slug: 'wheat-first-water', language, title: 'First water for wheat', summary: 'When to give it' },
    transcript: 'New roots of wheat come 20 to 25 days after sowing.',
    ...{ bytes: 64_000, seconds: 32, isSample: true, publishedOn: '2026-11-20' },
  });
  return answered({
    data: { episodes: isEmpty ? [] : [episode, { ...episode, slug: 'soil-sample', title: 'A soil sample' }] },
  });
}
