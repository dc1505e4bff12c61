import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { activityAnswer, postAnswer } from './reading-states.ts';

const ACTS = {
  'GET /content/v1/posts/onion-seedlings-yellow/activity': activityAnswer(),
  'GET /content/v1/posts/two-mandis/activity': activityAnswer({ isEmpty: true }),
};

/** A post of a farmer or of the editors. */
const meta = {
  title: 'Post',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: '/community/post/onion-seedlings-yellow',
      answers: { ...ACTS, 'POST /graphql': postAnswer() },
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of an invented farmer, and it says so. */
export const OfAFarmer: Story = {};
/** Of an expert. */
export const OfAnExpert: Story = {
  parameters: state({ answers: { ...ACTS, 'POST /graphql': postAnswer({ isExpert: true, isSample: false }) } }),
};
/** A number to call in it cannot be pressed, and the reader is warned. */
export const WithANumber: Story = {
  parameters: state({
    answers: {
      ...ACTS,
      'POST /graphql': postAnswer({ hasContact: true, text: 'Send money to 00000 00000 or look at www.example.com' }),
    },
  }),
};
/** Of the editors. */
export const OfTheEditors: Story = {
  parameters: state({
    address: '/dehaat/post/two-mandis',
    answers: {
      ...ACTS,
      'POST /graphql': postAnswer({
        ...{ kind: 'editorial', slug: 'two-mandis', author: null, place: null, isSample: false },
        text: 'Compare rate and carrying of two mandis before you sell.',
        language: 'hi',
      }),
    },
  }),
};
/** There is none at this address. */
export const Gone: Story = { parameters: state({ answers: { ...ACTS, 'POST /graphql': postAnswer(null) } }) };
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { ...ACTS, 'POST /graphql': unreachable } }) };
/** A guest logs in to like, to write and to report. */
export const AsAGuest: Story = { parameters: state({ isSignedIn: false }) };
/** There is no comment yet. */
export const NoComments: Story = {
  parameters: state({
    answers: {
      'GET /content/v1/posts/onion-seedlings-yellow/activity': activityAnswer({ isEmpty: true }),
      'POST /graphql': postAnswer(),
    },
  }),
};
/** Likes and comments could not be loaded: the post is read all the same. */
export const CommentsNotLoaded: Story = {
  parameters: state({
    answers: {
      'GET /content/v1/posts/onion-seedlings-yellow/activity': unreachable,
      'POST /graphql': postAnswer(),
    },
  }),
};
/** A comment of nothing. */
export const EmptyComment: Story = {
  parameters: state({
    answers: { ...ACTS, 'POST /graphql': postAnswer() },
    posted: { intent: 'comment', text: ' ' },
  }),
};
/** Too many comments at once. */
export const TooManyComments: Story = {
  parameters: state({
    answers: {
      ...ACTS,
      'POST /graphql': postAnswer(),
      'POST /content/v1/posts/onion-seedlings-yellow/comments': refused('content_error.too_many_comments', {
        status: 429,
      }),
    },
    posted: { intent: 'comment', text: 'One more.' },
  }),
};
/** It was reported. */
export const Reported: Story = {
  parameters: state({ address: '/community/post/onion-seedlings-yellow?reported=1' }),
};
/** An own question about a crop, of a person without a name: it can be removed, and not reported. */
export const OwnQuestion: Story = {
  parameters: state({
    answers: {
      'GET /content/v1/posts/onion-seedlings-yellow/activity': activityAnswer({ isOwn: true }),
      'POST /graphql': postAnswer({ author: null, place: null, isSample: false, crop: 'onion' }),
    },
  }),
};
