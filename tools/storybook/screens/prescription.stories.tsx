import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { PRESCRIPTION_ID, prescriptionAnswer } from './question-states.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = `/prescription/${PRESCRIPTION_ID}`;
const ASKED = `GET /advice/v1/prescriptions/${PRESCRIPTION_ID}`;

/** What an expert answered, and all of it into the cart. */
const meta = {
  title: 'Prescription',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: { [ASKED]: prescriptionAnswer() } } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** For the acres of the person's crop; one item is not at the shop. */
export const Answer: Story = {};
/** What was typed is no area: the acres of the crop stay. */
export const BadAcres: Story = { parameters: state({ address: `${ADDRESS}?acres=lots` }) };
/** The simulated expert says that it is one. */
export const SampleAnswer: Story = {
  parameters: state({ answers: { [ASKED]: prescriptionAnswer({ is_sample_answer: true }) } }),
};
/** Words alone. */
export const NothingToBuy: Story = { parameters: state({ answers: { [ASKED]: prescriptionAnswer({ items: [] }) } }) };
/** After its last day nothing is offered. */
export const Expired: Story = { parameters: state({ answers: { [ASKED]: prescriptionAnswer({}, -1) } }) };
/** Without a place there is no shop. */
export const WithoutAPlace: Story = { parameters: state({ hasPlace: false }) };
/** The cart has goods of another shop. */
export const CartOfAnotherShop: Story = {
  parameters: state({
    answers: {
      [ASKED]: prescriptionAnswer(),
      'PUT /cart/v1/carts/dehaat/items/p-npk-10-26-26-50kg': refused('cart_error.vendor_changed'),
    },
    posted: { acres: '2.5' },
  }),
};
/** Another person's, or none. */
export const NotThere: Story = {
  parameters: state({ answers: { [ASKED]: refused('request_error.not_found', { status: 404 }) } }),
};
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { [ASKED]: unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
