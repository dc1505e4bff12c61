import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { nothing, unreachable } from '../market/story-answers.ts';
import { NAMES } from './mandi-states.ts';
import { answered } from './network-states.ts';
import { articlesAnswer } from './reading-states.ts';
import { counterViewport } from './viewports.ts';

/** Nothing but goods is found. */
const NO_NAMES = {
  'GET /mandi/v1/names': answered({ commodities: [], markets: [] }),
  'POST /graphql': articlesAnswer({ isEmpty: true }),
};

/**
 * One box for products, categories, companies and crops, typed in any of six scripts or in Roman letters, or spoken.
 */
const meta = {
  title: 'Search',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/search?q=urea', answers: NO_NAMES } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is typed: what was searched before, and the categories. */
export const Start: Story = { parameters: state({ address: '/search' }) };
/** Goods of the chosen shop, with prices. */
export const Found: Story = {};
/** A crop and a market of that name lead to prices. */
export const PricesFound: Story = {
  parameters: state({ answers: { ...NO_NAMES, 'GET /mandi/v1/names': NAMES } }),
};
/** Articles about it. */
export const ArticlesFound: Story = {
  parameters: state({ answers: { ...NO_NAMES, 'POST /graphql': articlesAnswer() } }),
};
/** Nothing fits: what to try instead. */
export const NothingFound: Story = {
  parameters: state({
    answers: { ...NO_NAMES, 'GET /catalogue/v1/products': nothing, 'GET /catalogue/v1/suggestions': nothing },
  }),
};
/** It could not be searched: that is never shown as 'nothing found'. */
export const NotLoaded: Story = {
  parameters: state({ answers: { ...NO_NAMES, 'GET /catalogue/v1/products': unreachable } }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
