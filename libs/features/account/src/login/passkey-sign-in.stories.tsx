import { AppFrame, Page } from '@haat/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { PasskeySignIn } from './passkey-sign-in.tsx';

/** What the service gives for it. */
const REQUEST = {
  challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required',
  allowCredentials: [{ id: 'AAAA', type: 'public-key', transports: ['internal'] }],
} as const;
/** How the browser ends it. */
const endsWith = (name: string) => () => {
  spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', name));
};

const meta = {
  component: PasskeySignIn,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <Page>{Story()}</Page>
      </AppFrame>
    ),
  ],
  args: { next: '/', request: null, error: undefined },
} satisfies Meta<typeof PasskeySignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = {
  ...REQUEST,
  allowCredentials: REQUEST.allowCredentials.map((one) => ({ ...one, transports: [...one.transports] })),
};
const saysWhatToDo: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('status')).toBeVisible();
};

/** It is offered beside the code. */
export const Offered: Story = {};
/** The person stopped it. */
export const Cancelled: Story = {
  args: { request: asked },
  beforeEach: endsWith('NotAllowedError'),
  play: saysWhatToDo,
};
/** The person took too long. */
export const TimedOut: Story = {
  args: { request: { ...asked, timeout: 0 } },
  beforeEach: endsWith('NotAllowedError'),
  play: saysWhatToDo,
};
/** This browser cannot do it: the code is the way. */
export const NotSupported: Story = {
  args: { request: asked },
  beforeEach: endsWith('NotSupportedError'),
  play: saysWhatToDo,
};
/** The service did not take it. */
export const Refused: Story = { args: { error: 'यह पासकी नहीं मानी गई। फिर कोशिश करें, या दूसरा तरीका लें।' } };
