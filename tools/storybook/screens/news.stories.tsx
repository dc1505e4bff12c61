import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable } from '../market/story-answers.ts';
import { CROPS, newsAnswer } from './reading-states.ts';
import { counterViewport } from './viewports.ts';

const NAMES = { 'GET /catalogue/v1/crops': CROPS };

/** Dated facts with their source, by state and crop. */
const meta = {
  title: 'News',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/news', answers: { ...NAMES, 'POST /graphql': newsAnswer() } } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All news. */
export const All: Story = {};
/** There is more than a page. */
export const WithMore: Story = {
  parameters: state({ answers: { ...NAMES, 'POST /graphql': newsAnswer({ next: 'onion' }) } }),
};
/** Of a state and a crop. */
export const Chosen: Story = { parameters: state({ address: '/news?state=Maharashtra&crop=onion' }) };
/** There is none of them. */
export const NoNews: Story = {
  parameters: state({
    address: '/news?state=Maharashtra&crop=wheat',
    answers: { ...NAMES, 'POST /graphql': newsAnswer({ isEmpty: true }) },
  }),
};
/** It could not be loaded: that is not 'none'. */
export const NotLoaded: Story = { parameters: state({ answers: { ...NAMES, 'POST /graphql': unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
