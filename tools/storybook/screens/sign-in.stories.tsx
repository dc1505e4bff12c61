import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { SAMPLE_PHONE } from '../market/sample-farmer.ts';
import { counterViewport } from './viewports.ts';

/**
 * Signing in by mobile number and a one-time password of six digits; the first time, also by name. The cart stays as
 * it is.
 */
const meta = {
  title: 'Sign in',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/login?next=/cart', isSignedIn: false } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The password was sent; the sign-in waits in a cookie, which a story has not. */
const waiting = (data: Record<string, unknown>) => ({
  ...data,
  step: 'otp',
  pending: { phoneNumber: SAMPLE_PHONE, resendIn: 28, sandboxPage: null },
});

/** First the number. */
export const MobileNumber: Story = {};
/** What was typed is no mobile number. */
export const NotANumber: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '12345{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};
/** Then the password; it is read from the message where the phone allows, and can be asked for again after a while. */
export const Password: Story = { parameters: state({ found: waiting }) };
/** The password is too old or wrong: what to do. */
export const PasswordExpired: Story = {
  parameters: state({ found: waiting }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '123456');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};
/** No message came: the password can be asked for again. */
export const PasswordAgain: Story = {
  parameters: state({
    found: (data) => ({ ...waiting(data), pending: { phoneNumber: SAMPLE_PHONE, resendIn: 0, sandboxPage: null } }),
  }),
};
/** Staff tell the code of their authenticator app, too. */
export const StaffCode: Story = { parameters: state({ found: (data) => ({ ...waiting(data), step: 'factor' }) }) };
/** Staff without an app yet set it up. */
export const StaffSetsUpApp: Story = {
  parameters: state({
    found: (data) => ({
      ...waiting(data),
      step: 'factor',
      pending: {
        phoneNumber: SAMPLE_PHONE,
        resendIn: 0,
        sandboxPage: null,
        setUp: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', link: 'otpauth://totp/Krishi%20Haat' },
      },
    }),
  }),
};
/** Staff with a passkey use it, or tell the code. */
export const StaffWithPasskey: Story = {
  parameters: state({
    found: (data) => ({
      ...waiting(data),
      step: 'factor',
      pending: { phoneNumber: SAMPLE_PHONE, resendIn: 0, sandboxPage: null, setUp: null, hasPasskey: true },
    }),
  }),
};
/** The first time: what the shop shall call them. */
export const Name: Story = { parameters: state({ address: '/login?step=name&next=/cart', isSignedIn: true }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
