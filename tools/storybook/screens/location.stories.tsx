import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { nothing, refused, unreachable } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

/** Where the field is: by the phone's own point, with the reason said first, or by pincode, post office or district. */
const meta = {
  title: 'Place',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/location' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first time. */
export const NotToldYet: Story = { parameters: state({ isSignedIn: false, hasPlace: false }) };
/** The place is known and can be changed; the licence of the places' data asks that their source is named. */
export const Known: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/All India Pincode Directory/);
  },
};
/** What a search found; a press chooses. */
export const Found: Story = { parameters: state({ address: '/location?q=nashik' }) };
/** Nothing has that name. */
export const NothingFound: Story = {
  parameters: state({ address: '/location?q=zzz', answers: { 'GET /location/v1/places': nothing } }),
};
/** It could not be searched. */
export const NotSearched: Story = {
  parameters: state({ address: '/location?q=nashik', answers: { 'GET /location/v1/places': unreachable } }),
};
/** The cart's shop does not serve the new place: nothing is lost without a question. */
export const AsksBeforeTheCartIsLeft: Story = {
  parameters: state({
    address: '/location?q=nashik',
    answers: { 'GET /hyperlocal/v2/availability': () => ({ vendor_details: [] }) },
  }),
  play: chooseFirst,
};
/** The chosen pincode is not known. */
export const PincodeUnknown: Story = {
  parameters: state({
    address: '/location?q=nashik',
    answers: { 'GET /location/v1/places/422001': refused('location_error.pincode_unknown', { status: 404 }) },
  }),
  play: chooseFirst,
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

async function chooseFirst({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const first = canvasElement.querySelector<HTMLElement>('button[name=pincode]');
  if (!first) throw new Error('Nothing was found to choose from.');
  await userEvent.click(first);
  await waitFor(() => expect(document.querySelector('main [role=alert], main [role=status]')).not.toBeNull());
}
