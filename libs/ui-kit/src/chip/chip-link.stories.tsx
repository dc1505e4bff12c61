import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChipLink, ChipRow } from './chip.tsx';

/**
 * A filter or an order of a list that lives in the page's address: it works without a script, and back undoes it. In a
 * `ChipRow`, that says what they choose. A choice within a form is a `ChipGroup`; something that is only on or off on
 * this page is a `Chip`; a way to another screen is a `TextLink`. `scroll` only where every choice is also elsewhere.
 */
const meta = {
  component: ChipRow,
  args: {
    label: 'छाँटें',
    children: [
      <ChipLink key="all" to="?" selected>
        सभी
      </ChipLink>,
      <ChipLink key="crop" to="?crop=onion">
        मेरी फसल: प्याज़
      </ChipLink>,
      <ChipLink key="price" to="?price=500">
        ₹500 तक
      </ChipLink>,
    ],
  },
} satisfies Meta<typeof ChipRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wrapping: Story = {
  /** The one that is on is told by more than its colour. */
  async play({ canvasElement }) {
    const [all, crop] = within(canvasElement).getAllByRole('link');
    await expect(all).toHaveAttribute('aria-current', 'true');
    await expect(crop).not.toHaveAttribute('aria-current');
  },
};

export const Scrolling: Story = {
  args: { scroll: true },
  /** The ring of the first chip is not cut by the row that scrolls. */
  async play({ canvasElement }) {
    const [first] = within(canvasElement).getAllByRole('link');
    const row = first?.parentElement ?? canvasElement;
    await expect((first?.getBoundingClientRect().left ?? 0) - row.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      4,
    );
  },
};
