import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheckIcon } from '../icons/icons.ts';
import { longHindi } from '../sample-texts.ts';
import { Badge } from './badge.tsx';

/**
 * A short fact beside a name: brought or collected, insured, what is saved. Not to be pressed (a filter is a `Chip`),
 * and not for how something stands (that is `Status`).
 */
const meta = {
  component: Badge,
  args: { children: 'घर पर' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { tone: 'success' } };

export const Warning: Story = { args: { tone: 'warning', children: 'दुकान से' } };

export const Danger: Story = { args: { tone: 'danger', children: 'अभी दुकान में नहीं' } };

export const Info: Story = { args: { tone: 'info', icon: <ShieldCheckIcon size={16} />, children: 'बीमा साथ में' } };

export const Neutral: Story = {};

export const Long: Story = { args: { children: longHindi } };
