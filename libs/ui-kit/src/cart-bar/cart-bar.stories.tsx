import type { Meta, StoryObj } from '@storybook/react-vite';
import { longOdia } from '../sample-texts.ts';
import { CartBar } from './cart-bar.tsx';

/**
 * What is in the cart and what it costs, on screens where one buys. Not on the cart itself, and not while the cart is
 * empty.
 */
const meta = {
  component: CartBar,
  args: { to: '/cart', text: '2 सामान · ₹533.00', actionLabel: 'कार्ट देखें' },
} satisfies Meta<typeof CartBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const LongAt320: Story = {
  args: { actionLabel: longOdia },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};

export const AtTheCounter: Story = { globals: { theme: 'csc', viewport: { value: 'counter' } } };
