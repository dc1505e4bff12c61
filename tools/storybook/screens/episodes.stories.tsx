import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable } from '../market/story-answers.ts';
import { episodesAnswer } from './reading-states.ts';
import { counterViewport } from './viewports.ts';

/** Something to listen to: what it costs is said first. */
const meta = {
  title: 'Episodes',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/farm-talk', answers: { 'POST /graphql': episodesAnswer() } } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read by a machine, and it says so. */
export const Samples: Story = {};
/** There is none yet. */
export const NoEpisodes: Story = {
  parameters: state({ answers: { 'POST /graphql': episodesAnswer({ isEmpty: true }) } }),
};
/** They could not be loaded: that is not 'none'. */
export const NotLoaded: Story = { parameters: state({ answers: { 'POST /graphql': unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
