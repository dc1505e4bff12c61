import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { Table } from './table.tsx';

const meta = {
  component: Table,
  tags: ['autodocs'],
  args: {
    caption: 'आज का मंडी भाव',
    columns: [
      { key: 'market', header: 'मंडी' },
      { key: 'least', header: 'सबसे कम', align: 'end' },
      { key: 'most', header: 'सबसे ज़्यादा', align: 'end' },
      { key: 'change', header: 'कल से फ़र्क', align: 'end' },
    ],
    rows: [
      { key: 'lasalgaon', cells: { market: 'लासलगाँव', least: '₹1,500', most: '₹1,850', change: '▲ ₹60' } },
      { key: 'pimpalgaon', cells: { market: 'पिंपलगाँव', least: '₹1,100', most: '₹1,240', change: '▼ ₹110' } },
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each value keeps its header's words, to be seen and to be heard. */
export const StackedAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'आज का मंडी भाव' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'लासलगाँव' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /पिंपलगाँव/ })).toHaveTextContent('सबसे ज़्यादा₹1,240');
  },
};

export const SideBySide: Story = { globals: { viewport: { value: 'counter' } } };

export const CaptionHidden: Story = { args: { captionHidden: true } };

export const LongOdiaAt320: Story = {
  args: {
    caption: longOdia,
    columns: [
      { key: 'a', header: longOdia },
      { key: 'b', header: longOdia, align: 'end' },
    ],
    rows: [
      { key: '1', cells: { a: longOdia, b: longOdia } },
      { key: '2', cells: { a: 'ଲାସଲଗାଁ', b: '₹1,23,456' } },
    ],
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
