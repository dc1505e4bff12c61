import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { NO_SAMPLES, SAMPLES_SENT } from './soil-states.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = '/soil-test-report?crop=cotton';
const MINE = 'GET /soil/v1/samples';
const FOUND = { [MINE]: NO_SAMPLES };
const TYPED = { key: '00000000-0000-4000-8000-0000000000c1', bag: 'MH-204571', crop: 'cotton', acres: '2.5' };

/** A farmer writes down the number of a bag of soil, and sees what became of others. */
const meta = {
  title: 'Soil tests',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: FOUND } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** No soil was handed in yet. */
export const Form: Story = {};
/** Samples of each state, and of each reason why one could not be tested. */
export const MySamples: Story = { parameters: state({ answers: { [MINE]: SAMPLES_SENT } }) };
/** A number has just been taken. */
export const Sent: Story = {
  parameters: state({ address: '/soil-test-report?done=sent', answers: { [MINE]: SAMPLES_SENT } }),
};
/** What was typed is no number of a bag and no area. */
export const NotRight: Story = {
  parameters: state({ answers: FOUND, posted: { ...TYPED, bag: 'MH/1', acres: 'two' } }),
};
/** Another farmer has the number. */
export const BagTaken: Story = {
  parameters: state({
    answers: { ...FOUND, 'POST /soil/v1/samples': refused('soil_error.bag_taken') },
    posted: TYPED,
  }),
};
/** As many as may wait at a time are waiting. */
export const TooMany: Story = {
  parameters: state({
    answers: { ...FOUND, 'POST /soil/v1/samples': refused('soil_error.too_many', { details: { most: 10 } }) },
    posted: TYPED,
  }),
};
/** One that was reported meanwhile cannot be taken back. */
export const ReportedMeanwhile: Story = {
  parameters: state({
    answers: {
      [MINE]: SAMPLES_SENT,
      'POST /soil/v1/samples/00000000-0000-4000-8000-0000000000f0/withdraw': refused('soil_error.sample_decided'),
    },
    posted: { intent: 'withdraw', id: '00000000-0000-4000-8000-0000000000f0' },
  }),
};
/** The person's samples could not be loaded: that is not 'none'. */
export const SamplesNotLoaded: Story = { parameters: state({ answers: { [MINE]: unreachable } }) };
/** Crops could not be loaded. */
export const NotLoaded: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /advice/v1/crops': unreachable } }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
