import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

/**
 * Holds the place of a part that is loading, in its shape and size. A whole screen on its way is a `ScreenSkeleton`;
 * what is
 * there already stays while it is loaded again.
 */
const meta = {
  component: Skeleton,
  args: { shape: 'text' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Rows: Story = { args: { shape: 'row', count: 3 } };

export const Cards: Story = { args: { shape: 'card', count: 2 } };

export const Products: Story = { args: { shape: 'product', count: 4 } };

export const Pictures: Story = { args: { shape: 'picture', count: 2 } };
