import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notice, PushState } from '@haat/api-contract/account';
import { NOTICE_TOPICS, type NoticeTopic } from '@haat/api-contract/vocabulary';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

/** Digits, as they stand in every language. */
const NOTICES = ['2026-000123', '2026-000122'].map((text, index): Notice => ({
  id: `b2e7a1c0-000${index}-4000-8000-000000000001`,
  topic: 'order',
  text,
  at: `2026-11-2${4 - index}T05:30:00.000Z`,
}));

/** Of a sender. */
const PUBLIC_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** What a person was told, and which of it comes by SMS. */
const meta = {
  title: 'Notices',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/account/notices', answers: told(NOTICES) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two notices; everything comes by SMS. */
export const Told: Story = {};
/** One topic is switched off. */
export const OneOff: Story = { parameters: state({ answers: told(NOTICES, ['price-alert']) }) };
/** Nothing was told yet. */
export const None: Story = { parameters: state({ answers: told([]) }) };
/** There are older ones. */
export const WithOlder: Story = {
  parameters: state({ answers: told(NOTICES, [], '/user/v1/notices?page=2') }),
};
/** A topic was switched. */
export const Switched: Story = { parameters: state({ address: '/account/notices?done=order' }) };
/** Switching did not work. */
export const Refused: Story = {
  parameters: state({
    posted: { topic: 'order', on: 'no' },
    answers: {
      ...told(NOTICES),
      'PUT /user/v1/notices/switches': refused('request_error.too_many', { status: 429 }),
    },
  }),
};
/** They could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /user/v1/notices': unreachable } }) };
/** Messages can come to this phone. */
export const PushOffered: Story = {
  parameters: state({ answers: told(NOTICES, [], null, { public_key: PUBLIC_KEY, is_on: false }) }),
};
/** Messages come to this phone. */
export const PushOn: Story = {
  parameters: state({ answers: told(NOTICES, [], null, { public_key: PUBLIC_KEY, is_on: true }) }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function told(
  results: readonly Notice[],
  off: readonly NoticeTopic[] = [],
  next: string | null = null,
  push: PushState = { public_key: null, is_on: false },
): StoryAnswers {
  return {
    'GET /user/v1/notices': () => ({ count: results.length, next, previous: null, results }),
    'GET /user/v1/push': () => push,
    'GET /user/v1/notices/switches': () => ({
      results: NOTICE_TOPICS.map((topic) => ({ topic, is_on: !off.includes(topic) })),
    }),
  };
}
