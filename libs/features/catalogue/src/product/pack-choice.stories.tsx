import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackChoice } from './pack-choice.tsx';
import { samplePack } from './sample-product.ts';

const small = {
  ...samplePack,
  id: 'bag-25',
  name: '25 किलो बोरी',
  price: { amount: '₹760.00', mrp: null, saved: null },
};

const meta = {
  component: PackChoice,
  args: { packs: [samplePack, small], chosen: samplePack, addressOf: ({ id }) => `?variant=${id}` },
} satisfies Meta<typeof PackChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPacks: Story = {};
export const OneSoldOut: Story = { args: { packs: [samplePack, { ...small, stock: 0 }] } };
export const WithoutPrices: Story = { args: { packs: [samplePack, small].map((pack) => ({ ...pack, price: null })) } };
