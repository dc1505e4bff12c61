import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Quantity } from '../quantity/quantity.tsx';
import { longOdia, pictureAddress, shortOdia } from '../sample-texts.ts';
import { ProductCard, ProductGrid } from './product-card.tsx';

/**
 * A product in a list to buy from: the card opens it, the button at its foot puts it into the cart. A row to look at
 * is a `ProductRail`.
 */
const meta = {
  component: ProductCard,
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  args: {
    to: '/product/urea',
    pictureUrl: pictureAddress('sack-green-leaf'),
    brand: 'IFFCO',
    name: 'नीम लेपित यूरिया',
    pack: '45 किलो बोरी',
    price: '₹266.50',
    action: (
      <Button variant="secondary" fullWidth>
        जोड़ें
      </Button>
    ),
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithSaving: Story = {
  args: {
    tone: 'soil',
    pictureUrl: pictureAddress('sack-red-grades'),
    name: 'NPK 10:26:26',
    price: '₹1,470.00',
    mrp: '₹1,550.00',
    mrpLabel: 'एमआरपी',
    savedLabel: '₹80.00 की बचत',
  },
};

export const LowestOfShops: Story = { args: { priceLabel: 'सबसे कम दाम', note: '3 दुकानों में' } };

export const InCart: Story = {
  args: {
    note: 'सिर्फ़ दुकान से लें',
    action: <Quantity value={2} labels={{ decrease: 'एक कम करें', increase: 'एक और', quantity: 'बोरियाँ' }} />,
  },
};

export const OutOfStock: Story = {
  args: {
    badge: <Badge tone="danger">अभी दुकान में नहीं</Badge>,
    action: (
      <Button fullWidth disabled>
        जोड़ें
      </Button>
    ),
  },
};

export const GridAt320: Story = {
  decorators: [],
  args: {
    name: longOdia,
    pack: '45 କିଲୋ',
    action: (
      <Button variant="secondary" fullWidth>
        {shortOdia}
      </Button>
    ),
  },
  render: (args) => (
    <ProductGrid>
      <ProductCard {...args} />
      <ProductCard
        {...args}
        action={<Quantity value={12} labels={{ decrease: 'ଗୋଟିଏ କମାନ୍ତୁ', increase: 'ଆଉ ଗୋଟିଏ', quantity: 'ବସ୍ତା' }} />}
      />
    </ProductGrid>
  ),
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
