import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './number-field.tsx';

const meta = {
  component: NumberField,
  args: { label: 'पिनकोड', name: 'pincode', maxLength: 6 },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithError: Story = { args: { defaultValue: '4222', error: 'पिनकोड में 6 अंक होते हैं।' } };
