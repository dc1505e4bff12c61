import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

/** One out of many with the phone's own list: a state, a bank. Up to about five are `RadioCards`. */
const meta = {
  component: Select,
  args: {
    label: 'राज्य',
    name: 'state',
    options: [
      { value: 'MH', label: 'महाराष्ट्र' },
      { value: 'BR', label: 'बिहार' },
      { value: 'PB', label: 'पंजाब' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithPlaceholder: Story = { args: { placeholder: 'राज्य चुनें', hint: 'जहाँ खेत है' } };

export const WithError: Story = { args: { placeholder: 'राज्य चुनें', error: 'राज्य चुनें।' } };

export const Disabled: Story = { args: { disabled: true } };
