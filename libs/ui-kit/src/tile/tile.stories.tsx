import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoreIcon } from '../icons/icons.ts';
import { pictureAddress } from '../sample-texts.ts';
import { Tile, TileGrid } from './tile.tsx';

/**
 * A link with a picture and a word: a quick action, a category, a company, a crop. What has a price is a
 * `ProductCard`; what needs a sentence is a `ListRow`.
 */
const meta = {
  component: Tile,
  args: { to: '/', label: 'दुकान', icon: <StoreIcon size={30} /> },
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pictogram: Story = { decorators: [(Story) => <TileGrid>{Story()}</TileGrid>] };

export const Categories: Story = {
  render: () => (
    <TileGrid size="large">
      {(
        [
          ['fertiliser', 'खाद', 'primary'],
          ['seed', 'बीज', 'turmeric'],
          ['insecticide', 'कीटनाशक', 'sky'],
          ['fungicide', 'फफूँदनाशक', 'soil'],
          ['herbicide', 'खरपतवारनाशक', 'turmeric'],
          ['tools', 'औज़ार', 'soil'],
        ] as const
      ).map(([slug, label, tone]) => (
        <Tile key={slug} to={`/${slug}`} label={label} tone={tone} pictureUrl={pictureAddress(`category-${slug}`)} />
      ))}
    </TileGrid>
  ),
};
