import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictureAddress } from '../sample-texts.ts';
import { ProductRail } from './product-rail.tsx';

const meta = {
  component: ProductRail,
  tags: ['autodocs'],
  args: {
    mrpLabel: 'एमआरपी',
    collectOnlyLabel: 'सिर्फ़ दुकान से लें',
    addressOf: (slug) => `/product/${slug}`,
    products: [
      {
        id: '1',
        slug: 'urea',
        name: 'यूरिया',
        brand: 'IFFCO',
        pack: '45 किलो बोरी',
        pictureUrl: pictureAddress('sack-green-leaf'),
        ground: 'primary',
        price: { amount: '₹266.50', mrp: null, saved: null },
        collectOnly: true,
      },
      {
        id: '2',
        slug: 'npk',
        name: 'NPK 10:26:26',
        brand: 'Coromandel',
        pack: '50 किलो बोरी',
        pictureUrl: pictureAddress('sack-red-leaf'),
        ground: 'soil',
        price: { amount: '₹1,470.00', mrp: '₹1,550.00', saved: '₹80.00 की बचत' },
        collectOnly: false,
      },
    ],
  },
} satisfies Meta<typeof ProductRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

/** More than the screen is wide: the row is pushed aside. */
export const PushedAside: Story = {
  args: {
    products: [1, 2, 3].flatMap((turn) =>
      meta.args.products.map((product) => ({ ...product, id: `${product.id}-${turn}` })),
    ),
  },
};
