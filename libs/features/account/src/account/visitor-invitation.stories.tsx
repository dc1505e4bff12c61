import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserNotLoaded } from './user-not-loaded.tsx';
import { VisitorInvitation } from './visitor-invitation.tsx';

const meta = { component: VisitorInvitation } satisfies Meta<typeof VisitorInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};
export const NotLoaded: Story = { render: () => <UserNotLoaded /> };
