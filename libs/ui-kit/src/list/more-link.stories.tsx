import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MoreLink } from './more-link.tsx';

/**
 * The link to the next page of a list, after its last row: it opens by itself when it comes into sight, and is a
 * plain link without a script. Not for the first page, and not for a way to another list: that is a `TextLink` in a
 * `SectionHeader`.
 */
const meta = {
  component: MoreLink,
  args: { to: '/orders?page=2', label: 'और दिखाएँ', isComing: false },
} satisfies Meta<typeof MoreLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/orders?page=2');
  },
};

export const Coming: Story = {
  args: { isComing: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-busy', 'true');
  },
};
