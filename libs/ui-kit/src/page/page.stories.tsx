import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { longHindi } from '../sample-texts.ts';
import { AppFrame } from './app-frame.tsx';
import { Page } from './page.tsx';

/**
 * The screen itself, one on each address: its parts 16 px apart, 16 px from the sides. `narrow` for reading and
 * forms, `wide` for lists and two columns. Not for a part of a screen: that is a `Card` or a section; what stays on
 * every screen is in the `AppFrame`.
 */
const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AppFrame>{Story()}</AppFrame>],
  args: { children: [<Card key="name">नीम लेपित यूरिया</Card>, <Card key="long">{longHindi}</Card>] },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  /** The skip link leads here. */
  async play({ canvasElement }) {
    const page = canvasElement.querySelector('main');
    page?.focus();
    await expect(page).toHaveFocus();
    await expect(page).toHaveAttribute('id', 'main');
  },
};

export const WideAtTheCounter: Story = {
  args: { width: 'wide' },
  globals: { theme: 'csc', viewport: { value: 'counter' } },
};

/** A picture may reach the edges of the window. */
export const Unpadded: Story = { args: { padded: false, children: <div className="h-30 bg-soil-tint" /> } };
