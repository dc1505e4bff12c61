import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, type ScreenParameters } from '../market/screen-parameters.ts';

/** Six languages, each by its own name in its own script, so that farmers find theirs whatever the page speaks. */
const meta = {
  title: 'Language',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/language' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's language is marked. */
export const Chosen: Story = {};
