import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

/**
 * The form of an address: the pincode fills district and state, the phone's own point fills what it can. What was
 * typed is never lost, also not by an error or a reload.
 */
const meta = {
  title: 'Address form',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/address/new' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new address; name and number are known from the profile. */
export const New: Story = {};
/** An address that is changed. */
export const Changed: Story = { parameters: state({ address: '/address/address-1/edit' }) };
/** Sent with gaps: each field says what is missing, and the first one is gone to. */
export const WithProblems: Story = {
  async play({ canvasElement }) {
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(2));
  },
};
/** The service would not keep it: why, with everything still there. */
export const NotKept: Story = {
  parameters: state({
    address: '/address/address-1/edit',
    answers: { 'PATCH /user/v1/addresses/address-1': refused('request_error.unavailable', { status: 503 }) },
  }),
  async play({ canvasElement }) {
    await userEvent.click(saveButton(canvasElement));
    await within(canvasElement).findByRole('alert');
  },
};
/** At a counter the fields stand in two columns. */
export const AtTheCounter: Story = { globals: counterViewport };

function saveButton(canvas: HTMLElement): HTMLElement {
  const button = canvas.querySelector<HTMLElement>('button[form=address]');
  if (!button) throw new Error('The form cannot be saved.');
  return button;
}
