import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedLinks } from './segmented-links.tsx';

/**
 * Two to four sections of one screen, each with an address of its own. Parts that need no address are `Tabs`; filters
 * are `Chip`s.
 */
const meta = {
  component: SegmentedLinks,
  args: {
    label: 'भाग',
    items: [
      { to: '?section=home', label: 'होम', current: true },
      { to: '?section=shop', label: 'दुकान', current: false },
    ],
  },
} satisfies Meta<typeof SegmentedLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const LongOdiaAt320: Story = {
  args: {
    items: [
      { to: '?a', label: 'ମୁଖ୍ୟ ପୃଷ୍ଠା', current: true },
      { to: '?b', label: 'ଗୋଷ୍ଠୀ ଆଲୋଚନା', current: false },
      { to: '?c', label: 'ଦୋକାନ ବଜାର', current: false },
    ],
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
