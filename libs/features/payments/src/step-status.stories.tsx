import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepStatus } from './step-status.tsx';

const meta = { component: StepStatus, args: { step: 'pay', kind: 'pay-now' } } satisfies Meta<typeof StepStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pay: Story = {};
export const PayFromTheWallet: Story = { args: { kind: 'csc' } };
export const Again: Story = { args: { step: 'again' } };
export const NoFurtherAttempt: Story = { args: { step: 'spent' } };
export const Pending: Story = { args: { step: 'pending' } };
export const Paid: Story = { args: { step: 'paid' } };
export const NothingToPay: Story = { args: { step: 'closed' } };
