import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable } from '../market/story-answers.ts';
import { articleAnswer } from './reading-states.ts';
import { counterViewport } from './viewports.ts';

/** An article, read by who comes from a search engine or a friend. */
const meta = {
  title: 'Article',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: '/blog/wheat-first-irrigation',
      hasPlace: false,
      isSignedIn: false,
      answers: { 'POST /graphql': articleAnswer() },
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text, steps, a table, goods, tags and the way to send it on. */
export const Whole: Story = {};
/** A mistake was corrected: it says since when, and what was wrong. */
export const Corrected: Story = {
  parameters: state({
    answers: {
      'POST /graphql': articleAnswer({
        corrections: [{ on: '2026-11-21', text: 'It said 30 days. Right is 20 to 25 days.' }],
      }),
    },
  }),
};
/** It names no goods. */
export const WithoutGoods: Story = {
  parameters: state({ answers: { 'POST /graphql': articleAnswer({ categories: [] }) } }),
};
/** There is none at this address. */
export const Gone: Story = { parameters: state({ answers: { 'POST /graphql': articleAnswer(null) } }) };
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'POST /graphql': unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
