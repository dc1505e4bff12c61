import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHindi } from '../sample-texts.ts';
import { Checkbox } from './checkbox.tsx';

/**
 * A yes or no that is sent with a form: consent, 'my main address'. Never ticked beforehand for what costs money.
 * What takes effect at once is a `Switch`; one out of several is `RadioCards`.
 */
const meta = {
  component: Checkbox,
  args: { label: 'सिर्फ़ जो दुकान में है', name: 'in_stock' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithDetail: Story = { args: { detail: longHindi } };

export const Disabled: Story = { args: { disabled: true } };
