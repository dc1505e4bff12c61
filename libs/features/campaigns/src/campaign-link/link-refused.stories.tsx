import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkRefused } from './link-refused.tsx';

const meta = { component: LinkRefused, args: { reason: 'campaign_error.altered', starts: null } } satisfies Meta<
  typeof LinkRefused
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Altered: Story = {};
export const Expired: Story = { args: { reason: 'campaign_error.expired' } };
export const Ended: Story = { args: { reason: 'campaign_error.ended' } };
export const Unknown: Story = { args: { reason: 'campaign_error.unknown' } };
export const NotYet: Story = { args: { reason: 'campaign_error.not_yet', starts: '28.11.2026' } };
