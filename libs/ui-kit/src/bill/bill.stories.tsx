import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHindi } from '../sample-texts.ts';
import { Bill } from './bill.tsx';

/**
 * Every rupee of a total, in order, with the total last. For amounts that add up to it only: other facts by name are
 * a `List` or a `Table`, what one thing costs is a `Price`. Not without its total, and not twice on a screen.
 */
const meta = {
  component: Bill,
  args: {
    rows: [
      { label: 'सामान (2)', amount: '₹3,100.00' },
      { label: 'छूट', amount: '−₹160.00', tone: 'saving' },
      { label: 'भाड़ा', amount: '₹30.00' },
    ],
    total: { label: 'कुल', amount: '₹2,970.00' },
  },
} satisfies Meta<typeof Bill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const LongAt320: Story = {
  args: { rows: [{ label: longHindi, amount: '₹12,34,567.00' }] },
  globals: { viewport: { value: 'narrow' } },
};
