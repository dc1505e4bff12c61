import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheckIcon } from '../icons/icons.ts';
import { Chip, ChipLink, ChipRow } from './chip.tsx';

/**
 * A filter or an order that lives in the address of the page, so that it can be shared and gone back from. A choice inside a
 * form is a `ChipGroup`; a fact that cannot be pressed is a `Badge`.
 */
const meta = {
  component: Chip,
  args: { children: 'IFFCO' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { selected: true, icon: <CircleCheckIcon size={20} /> } };

export const LinksInARow: Story = {
  render: () => (
    <ChipRow label="छाँटें" scroll>
      <ChipLink to="?" selected>सभी</ChipLink>
      <ChipLink to="?crop=onion">मेरी फसल: प्याज़</ChipLink>
      <ChipLink to="?brand=iffco">IFFCO</ChipLink>
      <ChipLink to="?price=500">₹500 तक</ChipLink>
    </ChipRow>
  ),
};

export const Wrapping: Story = {
  render: () => (
    <ChipRow label="एकड़">
      {['1 एकड़', '2', '5', '10', '20', '50'].map((text, index) => (
        <Chip key={text} selected={index === 0}>{text}</Chip>
      ))}
    </ChipRow>
  ),
};
