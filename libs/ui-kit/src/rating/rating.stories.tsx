import type { Meta, StoryObj } from '@storybook/react-vite';
import { longOdia } from '../sample-texts.ts';
import { Rating } from './rating.tsx';

const meta = {
  component: Rating,
  tags: ['autodocs'],
  args: { value: 4.2, text: '5 में से 4.2 · 38 किसान' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};

export const Half: Story = { args: { value: 3.5, text: '5 में से 3.5 · 2 किसान' } };

export const Lowest: Story = { args: { value: 1, text: '5 में से 1 · 1 किसान' } };

export const LongOdiaAt320: Story = {
  args: { text: longOdia },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
