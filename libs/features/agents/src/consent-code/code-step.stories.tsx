import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeStep } from './code-step.tsx';

const meta = {
  component: CodeStep,
  args: {
    waiting: {
      phoneNumber: '9812345670',
      purposes: ['order', 'address', 'payment'],
      lasts: 'month',
      standIn: null,
      resendIn: 20,
      sandboxPage: null,
    },
    error: undefined,
  },
} satisfies Meta<typeof CodeStep>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code is on its way to the farmer. */
export const Sent: Story = {};

/** A person tells the code for a farmer without a phone: for today alone. */
export const ToAnotherPerson: Story = {
  args: { waiting: { ...meta.args.waiting, purposes: ['order'], lasts: 'day', standIn: 'Mohan Lal' } },
};

/** It did not come: it can be sent again. */
export const CanBeSentAgain: Story = { args: { waiting: { ...meta.args.waiting, resendIn: 0 } } };

/** The code was another one. */
export const WrongCode: Story = {
  args: { error: 'This OTP is not right. Look at the SMS and write the 6 digits again.' },
};

/** In a sample market the message stands on a page. */
export const InTheSandbox: Story = {
  args: { waiting: { ...meta.args.waiting, sandboxPage: 'http://localhost:4300/sandbox/sms' } },
};
