import { GEOTAG_PROBLEMS } from '@haat/api-contract/vocabulary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { EVERY_TASK, NO_TASKS, ONE_TASK, STARTED_TASK, TASK_ID } from './geotag-states.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = '/geotag-campaign';
const MINE = 'GET /fields/v1/geotag-tasks';
const START = `POST /fields/v1/geotag-tasks/${TASK_ID}/start`;
const REASON = `POST /fields/v1/geotag-tasks/${TASK_ID}/reason`;
const [firstProblem] = GEOTAG_PROBLEMS;

/** Fields that a farmer is asked to visit. */
const meta = {
  title: 'Visits to fields',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: { [MINE]: ONE_TASK } } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One task that was not started. */
export const ToDo: Story = {};
/** One task that was started, of the sample. */
export const Started: Story = { parameters: state({ answers: { [MINE]: STARTED_TASK } }) };
/** Tasks in each state, with reasons that wait and what was missing. */
export const EveryState: Story = { parameters: state({ answers: { [MINE]: EVERY_TASK } }) };
/** No field is to be visited. */
export const None: Story = { parameters: state({ answers: { [MINE]: NO_TASKS } }) };
/** A photo has just been taken. */
export const PhotoTaken: Story = {
  parameters: state({ address: `${ADDRESS}?done=photo`, answers: { [MINE]: EVERY_TASK } }),
};
/** A reason has just been taken. */
export const ReasonTaken: Story = {
  parameters: state({ address: `${ADDRESS}?done=reason`, answers: { [MINE]: EVERY_TASK } }),
};
/** The form was sent without a photo. */
export const WithoutPhoto: Story = {
  parameters: state({ answers: { [MINE]: ONE_TASK }, posted: { intent: 'photo', task: TASK_ID } }),
};
/** The reason is none of the list, and nothing is said of it. */
export const WithoutWords: Story = {
  parameters: state({
    answers: { [MINE]: ONE_TASK },
    posted: { intent: 'reason', task: TASK_ID, reason: 'other', note: '' },
  }),
};
/** What was sent proves no visit: the longest of the answers. */
export const ProvesNothing: Story = {
  parameters: state({
    answers: {
      [MINE]: ONE_TASK,
      [REASON]: refused('geotag_error.not_at_field', { details: { why: firstProblem, metres: null } }),
    },
    posted: { intent: 'reason', task: TASK_ID, reason: 'no-place', note: '' },
  }),
};
/** The campaign was ended meanwhile. */
export const EndedMeanwhile: Story = {
  parameters: state({
    answers: { [MINE]: ONE_TASK, [START]: refused('geotag_error.task_moved') },
    posted: { intent: 'start', task: TASK_ID },
  }),
};
/** Tasks could not be loaded: that is not 'none'. */
export const NotLoaded: Story = { parameters: state({ answers: { [MINE]: unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
