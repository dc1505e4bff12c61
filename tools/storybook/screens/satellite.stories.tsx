import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { FIELD_ID, NO_FIELDS, OWN_FIELDS } from './field-states.ts';
import { nothingSeen, satelliteAnswer, storyDay } from './satellite-states.ts';
import { counterViewport } from './viewports.ts';

const MINE = 'GET /fields/v1/fields';
const SEEN = `GET /fields/v1/fields/${FIELD_ID}/satellite`;
const answered = (seen: StoryAnswers[string]) => state({ answers: { [MINE]: OWN_FIELDS, [SEEN]: seen } });

/** A field as satellites see it. */
const meta = {
  title: 'Field from above',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: '/prakshep',
      answers: { [MINE]: OWN_FIELDS, [SEEN]: satelliteAnswer() },
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lower left is weaker than the rest. */
export const WeakerPart: Story = {};
/** As green as usual, and no part weaker. */
export const Good: Story = { parameters: answered(satelliteAnswer({}, { class: 'good', weak_part: null })) };
/** Much less green than usual. */
export const Look: Story = { parameters: answered(satelliteAnswer({}, { class: 'look', weak_part: null })) };
/** What grows there is not known. */
export const NoCrop: Story = {
  parameters: answered(satelliteAnswer({ course: [] }, { class: null, weak_part: null })),
};
/** The sandbox's picture says that it is of no field. */
export const Sample: Story = { parameters: answered(satelliteAnswer({ is_sample: true })) };
/** The newest pass saw clouds alone. */
export const CloudsSince: Story = { parameters: answered(satelliteAnswer({ newest_day: storyDay(0) })) };
/** Too few days for a line. */
export const FewDays: Story = {
  parameters: answered(satelliteAnswer({ series: [{ day: storyDay(-3), mean: 0.58 }] })),
};
/** There were clouds each time. */
export const OnlyClouds: Story = { parameters: answered(nothingSeen('looked')) };
/** It was registered a moment ago. */
export const Waiting: Story = { parameters: answered(nothingSeen('waiting')) };
/** The picture could not be read. */
export const Failed: Story = { parameters: answered(nothingSeen('failed')) };
/** The operator asks no catalogue. */
export const Off: Story = { parameters: answered(nothingSeen('waiting', false)) };
/** What was seen could not be loaded. */
export const NotLoaded: Story = { parameters: answered(unreachable) };
/** The fields could not be loaded: that is not 'none'. */
export const FieldsNotLoaded: Story = { parameters: state({ answers: { [MINE]: unreachable } }) };
/** No field was registered yet. */
export const Empty: Story = { parameters: state({ answers: { [MINE]: NO_FIELDS } }) };
/** A guest is asked to log in. */
export const Guest: Story = { parameters: state({ isSignedIn: false }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
