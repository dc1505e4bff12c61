import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHindi } from '../sample-texts.ts';
import { Card } from './card.tsx';

/**
 * A white sheet for what belongs together. Rows to open are a `List`; goods are `ProductCard`s; a card never stands
 * in a card.
 */
const meta = {
  component: Card,
  args: { children: longHindi },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithoutPadding: Story = { args: { padding: 'none' } };
