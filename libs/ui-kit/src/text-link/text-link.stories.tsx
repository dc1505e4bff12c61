import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link.tsx';

/** A way on among text or at the end of a row. The main thing to do is a `ButtonLink`. */
const meta = {
  component: TextLink,
  args: { to: '/location', children: 'जगह बदलें' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
