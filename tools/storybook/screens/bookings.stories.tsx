import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { BOOKING_ID, bookingAnswer, BOOKINGS, SLOTS, SPRAYED } from './booking-states.ts';
import { answered } from './network-states.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = `/farmer-services/booking-details/${BOOKING_ID}`;
const ASKED = `GET /bookings/v1/bookings/${BOOKING_ID}`;
const LIST = 'GET /bookings/v1/bookings';
const TIMES = 'GET /bookings/v1/services/drone-spray/vendors/sample-drone-nashik/slots';

/** A farmer's booking: where it stands, another time, cancelling, what was done. */
const meta = {
  title: 'Bookings',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: { [ASKED]: bookingAnswer() } } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has taken it yet. */
export const Waiting: Story = {};
/** It has just been made. */
export const Booked: Story = { parameters: state({ address: `${ADDRESS}?done=booked` }) };
/** What comes back is said before it is cancelled: nothing was paid. */
export const Cancelling: Story = { parameters: state({ address: `${ADDRESS}?ask=cancel` }) };
/** To the paisa, where something was paid. */
export const CancellingPaid: Story = {
  parameters: state({
    address: `${ADDRESS}?ask=cancel`,
    answers: { [ASKED]: bookingAnswer({ paid: 400.01, refund: 200.01 }) },
  }),
};
/** Another time. */
export const Moving: Story = {
  parameters: state({ address: `${ADDRESS}?ask=move`, answers: { [ASKED]: bookingAnswer(), [TIMES]: SLOTS } }),
};
/** The time was taken meanwhile. */
export const TimeTaken: Story = {
  parameters: state({
    answers: {
      [ASKED]: bookingAnswer(),
      [`POST /bookings/v1/bookings/${BOOKING_ID}/reschedule`]: refused('booking_error.slot_taken'),
    },
    posted: { intent: 'move', slot: '2026-12-01 07:00' },
  }),
};
/** Moved for the weather. */
export const Postponed: Story = {
  parameters: state({ answers: { [ASKED]: bookingAnswer({ postponements: 1, is_taken: true }) } }),
};
/** The simulated pilot says that nobody came. */
export const Done: Story = { parameters: state({ answers: { [ASKED]: SPRAYED } }) };
/** Nobody came within 7 days. */
export const CancelledByTime: Story = {
  parameters: state({
    answers: {
      [ASKED]: bookingAnswer({
        ...{ state: 'CANCELLED', cancelled_by: 'system', may_cancel: false, may_reschedule: false },
      }),
    },
  }),
};
/** Another person's, or none. */
export const NotThere: Story = {
  parameters: state({ answers: { [ASKED]: refused('request_error.not_found', { status: 404 }) } }),
};
/** One of each state. */
export const List: Story = {
  parameters: state({ address: '/farmer-services/booking-list', answers: { [LIST]: BOOKINGS } }),
};
/** Nothing was booked yet. */
export const NoBookings: Story = {
  parameters: state({ address: '/farmer-services/booking-list', answers: { [LIST]: answered({ results: [] }) } }),
};
/** They could not be loaded: that is not 'none'. */
export const ListNotLoaded: Story = {
  parameters: state({ address: '/farmer-services/booking-list', answers: { [LIST]: unreachable } }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
