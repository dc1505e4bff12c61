import { Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GoodsRows } from './goods-rows.tsx';

const row = {
  id: '1',
  name: 'नीम कोटेड यूरिया',
  pack: '45 किलो की बोरी',
  image: '/catalogue/p-urea.svg',
  price: '₹266.50',
  to: '/shop/goods/pack/1',
  stock: 'पैकेट बचे: 40',
  isEmpty: false,
  mark: null,
};

/** The shop's packs, on sale or not. */
const meta = {
  component: GoodsRows,
  decorators: [(Story) => <Page>{Story()}</Page>],
  args: {
    rows: [
      row,
      { ...row, id: '2', stock: 'पैकेट बचे: 0', isEmpty: true },
      { ...row, id: '3', mark: 'बिक्री से हटा' },
      { ...row, id: '4', mark: 'लाइसेंस ख़त्म' },
    ],
  },
} satisfies Meta<typeof GoodsRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = {};
