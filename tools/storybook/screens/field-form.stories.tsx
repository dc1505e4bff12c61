import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { FIELD_ID, fieldAnswer, NO_FIELDS, OWN_FIELDS } from './field-states.ts';
import { counterViewport } from './viewports.ts';

const MINE = 'GET /fields/v1/fields';
const ADD = 'POST /fields/v1/fields';
const FOUND = { [MINE]: OWN_FIELDS };
const RIGHT = '19.7700, 76.1100\n19.7700, 76.1110\n19.7710, 76.1110\n19.7710, 76.1100';
const TYPED = { name: 'By the road', corners: RIGHT, crop: 'cotton', variety: '', day: '' };

/** A farmer registers a field, or changes it. */
const meta = {
  title: 'Field form',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/farms/new', answers: { [MINE]: NO_FIELDS } } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A first field. */
export const NewField: Story = {};
/** A field that is there is changed. */
export const Change: Story = {
  parameters: state({
    address: `/farm/${FIELD_ID}/edit`,
    answers: { ...FOUND, [`GET /fields/v1/fields/${FIELD_ID}`]: fieldAnswer() },
  }),
};
/** Its corners are drawn: what is wrong is said at once. */
export const Drawing: Story = { ...Change, play: opens('draw') };
/** Drawing begins at the chosen place. */
export const DrawingBegins: Story = { play: opens('draw') };
/** Where no place is chosen, it begins where one stands. */
export const DrawingWithoutPlace: Story = { parameters: state({ hasPlace: false }), play: opens('draw') };
/** Walking along the edge, before it begins. */
export const Walking: Story = { play: opens('walk') };
/** No name, a line that is no place and a day to come are all said at once. */
export const NotRight: Story = {
  parameters: state({
    answers: FOUND,
    posted: { ...TYPED, name: '', corners: `${RIGHT}\nby the road`, day: '2999-01-01' },
  }),
};
/** The edge crosses itself. */
export const BowTie: Story = {
  parameters: state({
    answers: FOUND,
    posted: { ...TYPED, corners: '19.770, 76.110\n19.771, 76.111\n19.770, 76.111\n19.771, 76.110' },
  }),
};
/** Too large, and in Kathmandu. */
export const LargeAndAbroad: Story = {
  parameters: state({
    answers: FOUND,
    posted: { ...TYPED, corners: '27.70, 85.30\n27.70, 85.33\n27.73, 85.33\n27.73, 85.30' },
  }),
};
/** Most of it lies in another field of the farmer. */
export const Overlaps: Story = {
  parameters: state({
    answers: FOUND,
    posted: { ...TYPED, corners: '19.7800, 76.1101\n19.7800, 76.1116\n19.7812, 76.1116\n19.7812, 76.1101' },
  }),
};
/** As many fields as may be are there. */
export const TooMany: Story = {
  parameters: state({
    answers: { ...FOUND, [ADD]: refused('field_error.too_many', { details: { most: 50 } }) },
    posted: TYPED,
  }),
};
/** The service found what was not known here. */
export const ShapeRefused: Story = {
  parameters: state({
    answers: {
      [MINE]: unreachable,
      [ADD]: refused('field_error.shape', {
        details: { problems: ['too-small', { overlaps: FIELD_ID, name: 'By the well', share: 0.42 }] },
      }),
    },
    posted: TYPED,
  }),
};
/** Crops could not be loaded. */
export const NotLoaded: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /advice/v1/crops': unreachable } }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function opens(tool: string) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const button = canvasElement.querySelector<HTMLElement>(`button[name=${tool}]`);
    if (!button) throw new Error(`There is no button to ${tool}.`);
    await userEvent.click(button);
    await waitFor(() => expect(canvasElement.querySelector(`button[name=${tool}]`)).toBeNull());
  };
}
