import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link.tsx';

/**
 * A way on among text or at the end of a row. The main thing to do is a `ButtonLink`; what does something in place is a
 * `TextButton`.
 */
const meta = {
  component: TextLink,
  args: { to: '/location', children: 'इलाका बदलें' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** It leads to a question before something is taken away. */
export const Danger: Story = { args: { to: '/addresses?remove=1', tone: 'danger', children: 'हटाएँ' } };
