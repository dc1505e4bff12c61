import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

/**
 * The first thing that a keyboard reaches on a screen: past the bars to the screen itself. Hidden until focused. Once
 * in the frame.
 */
const meta = { component: SkipLink, args: { label: 'सीधे मुख्य भाग पर जाएँ' } } satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reached: Story = {
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
