import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './button-link.tsx';

/**
 * For going somewhere as the main thing to do. What changes something is a `Button` in a form, so that it also works
 * before the script is there; a link among text is a `TextLink`.
 */
const meta = {
  component: ButtonLink,
  args: { to: '/cart', children: 'कार्ट देखें' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Busy: Story = { args: { variant: 'secondary', busy: true, children: 'और दिखाएँ' } };

export const Secondary: Story = { args: { variant: 'secondary', fullWidth: true } };
