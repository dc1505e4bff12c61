import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './button-link.tsx';

const meta = {
  component: ButtonLink,
  args: { to: '/cart', children: 'कार्ट देखें' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Busy: Story = { args: { variant: 'secondary', busy: true, children: 'और दिखाएँ' } };

export const Secondary: Story = { args: { variant: 'secondary', fullWidth: true } };
