import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { ChipGroup } from './chip-group.tsx';

const meta = {
  component: ChipGroup,
  tags: ['autodocs'],
  args: {
    legend: 'कौन-सी फसल उगाते हैं?',
    name: 'crops',
    multiple: true,
    options: [
      { value: 'onion', label: 'प्याज़' },
      { value: 'tomato', label: 'टमाटर' },
      { value: 'wheat', label: 'गेहूँ' },
      { value: 'cotton', label: 'कपास' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  args: { defaultValues: ['onion'] },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'गेहूँ' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['onion', 'wheat']);
  },
};

export const One: Story = {
  args: { multiple: false, defaultValues: ['onion'] },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'प्याज़' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'टमाटर' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['tomato']);
  },
};

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'onion', label: 'प्याज़' },
      { value: 'cotton', label: 'कपास', disabled: true },
    ],
  },
};

export const LegendHidden: Story = { args: { legendHidden: true } };

export const LongOdiaAt320: Story = {
  args: {
    legend: longOdia,
    options: [
      { value: 'a', label: 'ପିଆଜ' },
      { value: 'b', label: longOdia },
    ],
    defaultValues: ['b'],
  },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
