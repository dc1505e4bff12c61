import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHindi } from '../sample-texts.ts';
import { Accordion } from './accordion.tsx';

const meta = {
  component: Accordion,
  args: { title: 'सावधानी', children: longHindi },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const LongTitle: Story = { args: { title: longHindi } };
