import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { reportAnswer, SAMPLE_ID, WAITING_ANSWER } from './soil-states.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = `/soil-test-report/${SAMPLE_ID}`;
const ASKED = `GET /soil/v1/samples/${SAMPLE_ID}`;
/** The shop does not have it. */
const DAP = { 'GET /catalogue/v1/product-slugs/dap-18-46-0': refused('request_error.not_found', { status: 404 }) };

/** What a laboratory measured, and how many bags the field needs. */
const meta = {
  title: 'Soil report',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: { ...DAP, [ASKED]: reportAnswer() } } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Low, right, high and missing values; a plan for the crop and acres of the sample. */
export const Report: Story = {};
/** What was typed is no area: the acres of the sample stay. */
export const BadAcres: Story = { parameters: state({ address: `${ADDRESS}?crop=cotton&acres=lots` }) };
/** The simulated laboratory says that it is one. */
export const SampleReport: Story = {
  parameters: state({ answers: { ...DAP, [ASKED]: reportAnswer({ laboratory: null }) } }),
};
/** Without a place there is no shop. */
export const WithoutAPlace: Story = { parameters: state({ hasPlace: false }) };
/** The cart has goods of another shop. */
export const CartOfAnotherShop: Story = {
  parameters: state({
    answers: { ...DAP, [ASKED]: reportAnswer(), 'GET /cart/v1/carts/dehaat': refused('cart_error.vendor_changed') },
    posted: { fertiliser: 'urea', crop: 'cotton', acres: '2.5' },
  }),
};
/** Nothing was measured but one value. */
export const OneValue: Story = {
  parameters: state({
    answers: {
      ...DAP,
      [ASKED]: reportAnswer({
        values: {
          ...{ ph: 7, ec: null, oc: null, n: null, p: null, k: null },
          ...{ s: null, zn: null, fe: null, cu: null, mn: null, b: null },
        },
      }),
    },
  }),
};
/** There is no report yet. */
export const Waiting: Story = { parameters: state({ answers: { ...DAP, [ASKED]: WAITING_ANSWER } }) };
/** Another person's, or none. */
export const NotThere: Story = {
  parameters: state({ answers: { ...DAP, [ASKED]: refused('request_error.not_found', { status: 404 }) } }),
};
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { ...DAP, [ASKED]: unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
