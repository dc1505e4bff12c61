import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { EMPTY_KHETIBOOK, FIELD_ID, fieldAnswer, khetibookAnswer } from './field-states.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = `/farm/${FIELD_ID}`;
const FIELD = `GET /fields/v1/fields/${FIELD_ID}`;
const BOOK = `${FIELD}/entries`;
const FOUND = { [FIELD]: fieldAnswer(), [BOOK]: EMPTY_KHETIBOOK };
const ENTRY = { day: '2026-06-20', kind: 'seed', amount: '1200.5', note: 'Two bags' };

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
    answers: { ...FOUND, [FIELD]: fieldAnswer({ crop: null, variety: null, sowing_day: null, state: null }) },
  }),
};
/** It has just been kept. */
export const Kept: Story = { parameters: state({ address: `${ADDRESS}?done=kept` }) };
/** Whether it shall go is asked first. */
export const RemoveQuestion: Story = { parameters: state({ address: `${ADDRESS}?remove=1` }) };
/** A khetibook with an entry of each kind, and a profit. */
export const Profit: Story = { parameters: state({ answers: { ...FOUND, [BOOK]: khetibookAnswer(50_000) } }) };
/** More was paid than came in. */
export const Loss: Story = { parameters: state({ answers: { ...FOUND, [BOOK]: khetibookAnswer(500) } }) };
/** An entry in which nothing is right. */
export const EntryNotRight: Story = {
  parameters: state({ answers: FOUND, posted: { intent: 'write', ...ENTRY, kind: '', amount: 'a lot', day: '' } }),
};
/** As many entries as may be are there. */
export const TooManyEntries: Story = {
  parameters: state({
    answers: {
      ...FOUND,
      [`POST /fields/v1/fields/${FIELD_ID}/entries`]: refused('field_error.too_many_entries', {
        details: { most: 1000 },
      }),
    },
    posted: { intent: 'write', ...ENTRY },
  }),
};
/** An entry was taken out, and can be brought back. */
export const EntryTakenOut: Story = {
  parameters: state({
    answers: { ...FOUND, [`DELETE /fields/v1/fields/${FIELD_ID}/entries/e-1`]: EMPTY_KHETIBOOK },
    posted: { intent: 'take-out', entry: 'e-1', ...ENTRY },
  }),
};
/** The khetibook could not be loaded: that is not 'empty'. */
export const KhetibookNotLoaded: Story = { parameters: state({ answers: { ...FOUND, [BOOK]: unreachable } }) };
/** It is not there, or another farmer's. */
export const NotThere: Story = {
  parameters: state({ answers: { [FIELD]: refused('request_error.not_found', { status: 404 }) } }),
};
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { [FIELD]: unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
