import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable } from '../market/story-answers.ts';
import { articlesAnswer } from './reading-states.ts';
import { counterViewport } from './viewports.ts';

/** Articles to choose from, by channel and tag. */
const meta = {
  title: 'Articles',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/blogs', answers: { 'POST /graphql': articlesAnswer() } } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of them. */
export const All: Story = {};
/** There are more than a page. */
export const WithMore: Story = {
  parameters: state({ answers: { 'POST /graphql': articlesAnswer({ next: 'frost-night' }) } }),
};
/** Those of a channel. */
export const OfAChannel: Story = { parameters: state({ address: '/blogs/channel/water' }) };
/** Those of a tag. */
export const OfATag: Story = { parameters: state({ address: '/blogs/tag/wheat' }) };
/** A channel that there is not. */
export const UnknownChannel: Story = { parameters: state({ address: '/blogs/channel/none' }) };
/** Nothing is written about it yet. */
export const NoArticles: Story = {
  parameters: state({ address: '/blogs/tag/wheat', answers: { 'POST /graphql': articlesAnswer({ isEmpty: true }) } }),
};
/** They could not be loaded: that is not 'none'. */
export const NotLoaded: Story = { parameters: state({ answers: { 'POST /graphql': unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
