import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceChanged } from './price-changed.tsx';

const meta = {
  component: PriceChanged,
  args: { before: '₹1,470.00', now: '₹1,520.00', agreedTotal: 1_520, parts: [] },
} satisfies Meta<typeof PriceChanged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Higher: Story = {};
export const WithoutCoupon: Story = {
  args: { now: '₹1,570.00', agreedTotal: 1_570, parts: [{ part: 'noCoupon', amount: '₹0.00' }] },
};
export const SameTotal: Story = {
  args: {
    now: '₹1,470.00',
    agreedTotal: 1_470,
    parts: [
      { part: 'delivery', amount: '₹35.00' },
      { part: 'coupon', amount: '₹55.00' },
    ],
  },
};
