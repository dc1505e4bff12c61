import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './number-field.tsx';

/**
 * Digits that are no amount: a pincode, a number on a document. An amount near to a proposed one is a `NumberStepper`;
 * packs in
 * the cart are `Quantity`; a one-time password is an `OtpField`.
 */
const meta = {
  component: NumberField,
  args: { label: 'पिनकोड', name: 'pincode', maxLength: 6 },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithError: Story = { args: { defaultValue: '4222', error: 'पिनकोड में 6 अंक होते हैं।' } };

export const Filled: Story = { args: { defaultValue: '422215' } };

export const Disabled: Story = { args: { defaultValue: '422215', disabled: true } };
