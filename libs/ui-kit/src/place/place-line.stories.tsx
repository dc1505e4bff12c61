import type { Meta, StoryObj } from '@storybook/react-vite';
import { longOdia } from '../sample-texts.ts';
import { PlaceLine } from './place-line.tsx';

/** For which place a list of shops or markets is, above the list. */
const meta = {
  component: PlaceLine,
  args: { text: 'दिंडोरी, नाशिक के पास', change: 'इलाका बदलें', to: '/location' },
} satisfies Meta<typeof PlaceLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {};

export const LongOdiaAt320: Story = {
  args: { text: longOdia, change: longOdia },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
