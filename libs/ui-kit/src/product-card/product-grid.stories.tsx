import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { pictureAddress } from '../sample-texts.ts';
import { ProductCard, ProductGrid } from './product-card.tsx';

const card = (name: string, picture: string, price: string) => (
  <ProductCard
    key={name}
    to="/product"
    pictureUrl={pictureAddress(picture)}
    brand="IFFCO"
    name={name}
    pack="45 किलो बोरी"
    price={price}
    action={
      <Button variant="secondary" fullWidth>
        जोड़ें
      </Button>
    }
  />
);

/**
 * Goods to choose and buy from, two beside each other on a phone and as many as there is room for at a counter. A few
 * that are offered beside something else are a `ProductRail`; what has no price is a `TileGrid` or a `List`.
 */
const meta = {
  component: ProductGrid,
  args: {
    children: [
      card('नीम लेपित यूरिया', 'sack-green-leaf', '₹266.50'),
      card('NPK 10:26:26', 'sack-red-grades', '₹1,470.00'),
      card('नैनो यूरिया', 'bottle-blue-leaf', '₹225.00'),
    ],
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  async play({ canvasElement }) {
    const [first, second, third] = [...canvasElement.querySelectorAll('article')].map((article) =>
      article.getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(third?.left).toBe(first?.left);
  },
};

export const AtTheCounter: Story = { globals: { theme: 'csc', viewport: { value: 'counter' } } };
