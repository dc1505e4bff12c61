import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable } from '../market/story-answers.ts';
import { centresAnswer } from './mandi-states.ts';

const FOUND = { 'GET /mandi/v1/centres': centresAnswer() };

/** Where produce is taken in near the place: rates, hours and the way there. */
const meta = {
  title: 'Collection centres',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/mandi/collection-center', answers: FOUND } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is open, one is closed and its rates are old. */
export const Centres: Story = {};
/** Of one crop. */
export const OfACrop: Story = {
  parameters: state({ address: '/mandi/collection-center?crop=onion', answers: FOUND }),
};
/** The sample's centres say that they are. */
export const SampleCentres: Story = {
  parameters: state({ answers: { 'GET /mandi/v1/centres': centresAnswer({ isSample: true }) } }),
};
/** None near buys anything. */
export const NoneNear: Story = {
  parameters: state({ answers: { 'GET /mandi/v1/centres': centresAnswer({ isEmpty: true }) } }),
};
/** Which are near depends on the place. */
export const NoPlaceYet: Story = { parameters: state({ hasPlace: false, answers: FOUND }) };
/** They could not be loaded: that is not 'none here'. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /mandi/v1/centres': unreachable } }) };
