import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { Gauge } from './gauge.tsx';

const meta = {
  component: Gauge,
  tags: ['autodocs'],
  args: {
    label: 'नाइट्रोजन (N)',
    value: 180,
    valueText: '180 किलो/हेक्टेयर',
    bounds: { low: 280, high: 560 },
    min: 0,
    max: 840,
    rangeText: 'सही: 280 – 560',
    levelLabels: { low: 'कम', medium: 'सही', high: 'ज़्यादा' },
  },
} satisfies Meta<typeof Gauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('meter', { name: 'नाइट्रोजन (N)' })).toHaveAttribute(
      'aria-valuetext',
      '180 किलो/हेक्टेयर, कम',
    );
  },
};

export const Medium: Story = { args: { value: 400, valueText: '400 किलो/हेक्टेयर' } };

export const High: Story = { args: { value: 700, valueText: '700 किलो/हेक्टेयर' } };

export const BeyondTheScale: Story = { args: { value: 1200, valueText: '1,200 किलो/हेक्टेयर' } };

export const LongOdiaAt320: Story = {
  args: {
    label: longOdia,
    valueText: longOdia,
    rangeText: longOdia,
    levelLabels: { low: 'ଆବଶ୍ୟକତାଠାରୁ କମ୍', medium: 'ଠିକ୍', high: 'ଅଧିକ' },
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
