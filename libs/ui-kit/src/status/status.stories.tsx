import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHindi } from '../sample-texts.ts';
import { Status } from './status.tsx';

/**
 * How one thing stands, in words, at the head of its screen: an order, a payment. A passing message is a `Banner`; a
 * fact beside a name is a `Badge`.
 */
const meta = {
  component: Status,
  args: { tone: 'success', title: 'दुकान ने ऑर्डर ले लिया', detail: 'कल शाम 5 बजे तक घर पर आएगा' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const Warning: Story = { args: { tone: 'warning', title: 'पैसे देने बाकी हैं' } };

export const Danger: Story = { args: { tone: 'danger', title: 'ऑर्डर रद्द हुआ', detail: longHindi } };

export const Info: Story = { args: { tone: 'info' } };

export const Neutral: Story = { args: { tone: 'neutral' } };
