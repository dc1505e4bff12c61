import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HumanCheck } from './human-check.tsx';

const meta = {
  component: HumanCheck,
  args: {
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        nonce: '0'.repeat(32),
        salt: '1'.repeat(32),
        cost: 1,
        keyLength: 32,
        keyPrefix: '00',
        expiresAt: 4_102_444_800,
        data: { network: 'a-network' },
      },
      signature: '0'.repeat(64),
    },
    retryAfter: 840,
    onSolved: fn(),
  },
} satisfies Meta<typeof HumanCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The phone solves the challenge by itself; meanwhile it is said how long the wait would be without it. */
export const Solved: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toBeVisible();
    await waitFor(() => expect(args.onSolved).toHaveBeenCalledOnce());
  },
};

/** A phone that cannot solve it waits. */
export const Waiting: Story = {
  args: {
    challenge: {
      ...meta.args.challenge,
      parameters: { ...meta.args.challenge.parameters, keyPrefix: 'f'.repeat(64), expiresAt: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};
