import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Quantity } from './quantity.tsx';

/**
 * How many packs of something are in the cart. At one pack the minus is a bin. Any other number is a `NumberStepper`.
 */
const meta = {
  component: Quantity,
  args: {
    value: 2,
    min: 0,
    max: 10,
    labels: { decrease: 'एक कम करें: यूरिया', increase: 'एक और: यूरिया', quantity: 'यूरिया की बोरियाँ' },
    decreaseButton: { onClick: fn() },
    increaseButton: { onClick: fn() },
  },
} satisfies Meta<typeof Quantity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /एक और/ }));
    await expect(args.increaseButton?.onClick).toHaveBeenCalledOnce();
  },
};

export const LastPack: Story = { args: { value: 1 } };

export const AtMaximum: Story = {
  args: { value: 10 },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: /एक और/ })).toBeDisabled();
  },
};

export const AtMinimum: Story = { args: { value: 1, min: 1 } };

export const Busy: Story = { args: { busy: true } };

export const FourDigits: Story = {
  args: { value: 1250, max: 5000 },
  decorators: [(Story) => <div className="w-36">{Story()}</div>],
};

export const SubmitsWithoutJavaScript: Story = {
  args: {
    decreaseButton: { type: 'submit', name: 'quantity', value: '1' },
    increaseButton: { type: 'submit', name: 'quantity', value: '3' },
  },
};
