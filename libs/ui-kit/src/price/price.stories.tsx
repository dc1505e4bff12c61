import type { Meta, StoryObj } from '@storybook/react-vite';
import { longOdia } from '../sample-texts.ts';
import { Price } from './price.tsx';

/**
 * What one thing costs, the biggest text on a product. The printed price is struck through only where less is asked.
 * Not for sums: they are a `Bill`, or the total of a `StickyAction`; not for a market's rate or an amount within a
 * sentence: those are words of the sentence.
 */
const meta = {
  component: Price,
  args: { amount: '₹1,470.00' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};

export const WithSaving: Story = { args: { mrp: '₹1,550.00', mrpLabel: 'एमआरपी', savedLabel: '₹80.00 की बचत' } };

export const Large: Story = {
  args: {
    size: 'large',
    mrp: '₹1,550.00',
    mrpLabel: 'एमआरपी',
    savedLabel: '₹80.00 की बचत',
    unitPrice: '₹29.40 प्रति किलो · सब टैक्स सहित',
  },
};

export const Small: Story = { args: { size: 'small' } };

export const LongAt320: Story = {
  args: { size: 'large', amount: '₹12,34,567.00', mrp: '₹13,00,000.00', savedLabel: longOdia },
  globals: { viewport: { value: 'narrow' } },
};
