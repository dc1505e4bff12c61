import { AppFrame, Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { MakePasskey } from './make-passkey.tsx';

/** How the browser ends it. */
const endsWith = (name: string) => () => {
  spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', name));
};

const meta = {
  component: MakePasskey,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page>{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: {
    name: '98123',
    creation: {
      challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      rp: { id: 'localhost', name: 'Krishi Haat' },
      user: { id: 'AAAA', name: '…3210', displayName: '…3210' },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: 60_000,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      excludeCredentials: [],
    },
  },
} satisfies Meta<typeof MakePasskey>;

export default meta;
type Story = StoryObj<typeof meta>;

const tries: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(await canvas.findByRole('status')).toBeVisible();
};

/** The code was right: now the browser is asked. */
export const Ready: Story = {};
/** The person stopped it. */
export const Cancelled: Story = { beforeEach: endsWith('NotAllowedError'), play: tries };
/** The person took too long. */
export const TimedOut: Story = {
  args: { creation: { ...meta.args.creation, timeout: 0 } },
  beforeEach: endsWith('NotAllowedError'),
  play: tries,
};
/** This browser cannot do it. */
export const NotSupported: Story = { beforeEach: endsWith('NotSupportedError'), play: tries };
/** The device is registered already. */
export const Known: Story = { beforeEach: endsWith('InvalidStateError'), play: tries };
/** It went wrong. */
export const Refused: Story = { beforeEach: endsWith('UnknownError'), play: tries };
