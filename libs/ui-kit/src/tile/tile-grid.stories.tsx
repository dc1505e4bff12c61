import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoreIcon } from '../icons/icons.ts';
import { pictureAddress } from '../sample-texts.ts';
import { Tile, TileGrid } from './tile.tsx';

/**
 * Links of equal weight, each with a picture and a word. `small` for pictograms with a short word, `large` for
 * pictures and long words. Not for goods with a price (`ProductGrid`), nor for links that need a sentence each
 * (`List`).
 */
const meta = {
  component: TileGrid,
  args: {
    children: [
      <Tile key="shop" to="/products" label="दुकान" icon={<StoreIcon size={30} />} />,
      <Tile key="centres" to="/dcs" label="पास के केंद्र" icon={<StoreIcon size={30} />} tone="turmeric" />,
    ],
  },
} satisfies Meta<typeof TileGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Large: Story = {
  args: {
    size: 'large',
    children: (['fertiliser', 'seed', 'tools'] as const).map((slug) => (
      <Tile
        key={slug}
        to={`/${slug}`}
        label={({ fertiliser: 'खाद', seed: 'बीज', tools: 'औज़ार' } as const)[slug]}
        pictureUrl={pictureAddress(`category-${slug}`)}
      />
    )),
  },
};

export const AtTheCounter: Story = { globals: { theme: 'csc', viewport: { value: 'counter' } } };
