import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OtpField } from './otp-field.tsx';

/**
 * A one-time password: one field, so that paste and filling in from the message work. No other number is asked for
 * like this.
 */
const meta = {
  component: OtpField,
  args: { label: '6 अंकों का कोड', name: 'otp', hint: '+91 98765 43210 पर भेजा गया', onComplete: fn() },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithError: Story = { args: { defaultValue: '123456', error: 'कोड गलत है। फिर से देखकर लिखें।' } };

export const Pasted: Story = {
  async play({ args, canvasElement }) {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('कोड: १२३ 456');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
