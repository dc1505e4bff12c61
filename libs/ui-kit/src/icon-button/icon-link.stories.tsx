import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChevronLeftIcon, SearchIcon } from '../icons/icons.ts';
import { IconLink } from './icon-button.tsx';

/**
 * A way that everyone knows by its sign: back, search. What does something in place is an `IconButton`; a way that
 * needs its word is a `TextLink`, a `PillLink` or a `Tile`.
 */
const meta = {
  component: IconLink,
  args: { to: '/search', label: 'खोजें', icon: <SearchIcon /> },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  /** Who does not see the sign hears its word. */
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName();
    await expect(link).toHaveAttribute('href', '/search');
  },
};

export const OnBar: Story = {
  args: { to: '/', variant: 'bar', label: 'पीछे', icon: <ChevronLeftIcon /> },
  decorators: [(Story) => <div className="bg-primary p-2">{Story()}</div>],
};
