import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { FIELD_ID, fieldAnswer } from './field-states.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = `/farm/${FIELD_ID}`;
const FIELD = `GET /fields/v1/fields/${FIELD_ID}`;
const FOUND = { [FIELD]: fieldAnswer() };

/** A field of a farmer. */
const meta = {
  title: 'Field',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: FOUND } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** With crop, variety and sowing, in a state that counts in bigha. */
export const Whole: Story = {};
/** Nothing but its boundary is known. */
export const BoundaryAlone: Story = {
  parameters: state({
    answers: { [FIELD]: fieldAnswer({ crop: null, variety: null, sowing_day: null, state: null }) },
  }),
};
/** It has just been kept. */
export const Kept: Story = { parameters: state({ address: `${ADDRESS}?done=kept` }) };
/** Whether it shall go is asked first. */
export const RemoveQuestion: Story = { parameters: state({ address: `${ADDRESS}?remove=1` }) };
/** It is not there, or another farmer's. */
export const NotThere: Story = {
  parameters: state({ answers: { [FIELD]: refused('request_error.not_found', { status: 404 }) } }),
};
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { [FIELD]: unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
