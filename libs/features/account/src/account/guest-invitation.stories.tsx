import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserNotLoaded } from './user-not-loaded.tsx';
import { GuestInvitation } from './guest-invitation.tsx';

const meta = { component: GuestInvitation } satisfies Meta<typeof GuestInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};
export const NotLoaded: Story = { render: () => <UserNotLoaded /> };
