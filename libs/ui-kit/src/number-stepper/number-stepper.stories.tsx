import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longOdia } from '../sample-texts.ts';
import { NumberStepper } from './number-stepper.tsx';

const meta = {
  component: NumberStepper,
  tags: ['autodocs'],
  args: {
    label: 'कितने एकड़?',
    name: 'area',
    defaultValue: 1,
    min: 0.25,
    max: 50,
    step: 0.25,
    unit: 'एकड़',
    labels: { decrease: 'कम करें', increase: 'बढ़ाएँ' },
    onChange: fn(),
  },
} satisfies Meta<typeof NumberStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Acres: Story = { args: { hint: 'जितने खेत में फसल लगी है' } };

export const AtTheLeast: Story = { args: { defaultValue: 0.25 } };

export const AtTheMost: Story = { args: { defaultValue: 50 } };

export const WithError: Story = { args: { error: 'एक किसान को 10 एकड़ तक मिलता है।', defaultValue: 12 } };

export const Disabled: Story = { args: { disabled: true } };

export const Pressed: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'बढ़ाएँ' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1.25);
    await userEvent.click(canvas.getByRole('button', { name: 'कम करें' }));
    await userEvent.click(canvas.getByRole('button', { name: 'कम करें' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0.75');
  },
};

export const Typed: Story = {
  async play({ args, canvasElement }) {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'कितने एकड़?' });
    await userEvent.clear(input);
    await userEvent.type(input, '२');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveAttribute('aria-valuetext', '2.25 एकड़');
    await userEvent.clear(input);
    await userEvent.type(input, '900');
    await userEvent.tab();
    await expect(input).toHaveValue('50');
  },
};

export const LongOdiaAt320: Story = {
  args: { label: longOdia, hint: longOdia, unit: 'ଏକର ଜମି', labels: { decrease: 'କମାନ୍ତୁ', increase: 'ବଢ଼ାନ୍ତୁ' } },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
