import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { Progress } from './progress.tsx';

const meta = {
  component: Progress,
  tags: ['autodocs'],
  args: { label: 'फ़ोटो भेजी जा रही हैं', value: 2, max: 3, text: '3 में से 2 फ़ोटो भेजी गईं' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'फ़ोटो भेजी जा रही हैं' });
    await expect(bar).toHaveAccessibleDescription('3 में से 2 फ़ोटो भेजी गईं');
    await expect(bar).toHaveValue(2);
  },
};

export const Started: Story = { args: { value: 0, text: '3 में से 0 फ़ोटो भेजी गईं' } };

export const Done: Story = { args: { value: 3, text: 'तीनों फ़ोटो पहुँच गईं' } };

export const Indeterminate: Story = { args: { value: undefined, text: 'नेटवर्क धीमा है, रुकें' } };

export const LongOdiaAt320: Story = {
  args: { label: longOdia, text: longOdia },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
