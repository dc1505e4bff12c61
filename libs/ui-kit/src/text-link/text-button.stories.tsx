import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextButton } from './text-link.tsx';

/**
 * Something small to do beside what it is about: out with a line of the cart, another default address. The thing that
 * a screen is for is a `Button`; going somewhere is a `TextLink`; what cannot be undone asks first.
 */
const meta = {
  component: TextButton,
  args: { children: 'बदलें', onClick: fn() },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  async play({ args, canvasElement }) {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = { args: { tone: 'danger', children: 'हटाएँ' } };
