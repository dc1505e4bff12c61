import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShoppingCartIcon } from '../icons/icons.ts';
import { longHindi, shortOdia } from '../sample-texts.ts';
import { Button } from './button.tsx';

/**
 * For doing something. One primary button on a screen, full width at the thumb; the others are secondary or quiet;
 * danger only
 * where something is lost. Going somewhere is a `ButtonLink`. A button that cannot be pressed yet says why, or is not
 * there.
 */
const meta = {
  component: Button,
  args: { children: 'कार्ट में डालें', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Danger: Story = { args: { variant: 'danger', children: 'ऑर्डर रद्द करें' } };

export const LargeFullWidth: Story = { args: { size: 'large', fullWidth: true, children: 'ऑर्डर करें' } };

export const WithIcon: Story = { args: { icon: <ShoppingCartIcon /> } };

export const Disabled: Story = { args: { disabled: true, children: 'अभी दुकान में नहीं' } };

export const Busy: Story = {
  args: { busy: true, children: 'ऑर्डर हो रहा है' },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = { args: { fullWidth: true, children: longHindi } };

export const OdiaAt320: Story = {
  args: { size: 'large', fullWidth: true, children: shortOdia },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};

export const Business: Story = { globals: { theme: 'business' } };

export const Csc: Story = { globals: { theme: 'csc' } };
