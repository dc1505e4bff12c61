import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHindi } from '../sample-texts.ts';
import { Card } from '../card/card.tsx';
import { Accordion } from './accordion.tsx';

/**
 * More about something that few need, opened by a press: how a dose is calculated, what the label says. Not for what
 * every buyer has to read before paying, and not for parts of a screen of equal weight: those are `Tabs`, or
 * headings.
 */
const meta = {
  component: Accordion,
  args: { title: 'सावधानी', children: longHindi },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const LongTitle: Story = { args: { title: longHindi } };

/** A part of a card: a card within a card has one frame too many. */
export const InACard: Story = {
  args: { variant: 'row', defaultOpen: true },
  decorators: [(Story) => <Card>{Story()}</Card>],
};
