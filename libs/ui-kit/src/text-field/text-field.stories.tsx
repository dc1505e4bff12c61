import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longHindi, longOdia } from '../sample-texts.ts';
import { TextField } from './text-field.tsx';

/**
 * A line of text, or several. Digits are a `NumberField`; a password from a message is an `OtpField`; one of a known
 * list is a `Select`. The label is always there: a hint in the field does not replace it.
 */
const meta = {
  component: TextField,
  args: { label: 'गाँव का नाम', name: 'village' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = { args: { hint: 'जहाँ सामान पहुँचाना है', defaultValue: 'वणी' } };

export const WithError: Story = {
  args: { error: 'गाँव का नाम लिखें।', 'aria-required': true },
  /** What is wrong is heard with the field, not only seen under it. */
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(canvasElement.querySelector('p')?.textContent ?? 'no error');
  },
};

export const WithPrefix: Story = {
  args: {
    label: 'मोबाइल नंबर',
    name: 'mobile',
    prefix: '+91',
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
  },
};

export const Multiline: Story = {
  args: { label: 'मकान, रास्ता, पहचान', name: 'address', multiline: true, defaultValue: longHindi },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'महाराष्ट्र' } };

export const LongOdia: Story = {
  args: { label: longOdia, hint: longOdia, error: longOdia },
  parameters: { lang: 'or' },
  globals: { viewport: { value: 'narrow' } },
};
