import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHindi } from '../sample-texts.ts';
import { Checkbox } from './checkbox.tsx';

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
