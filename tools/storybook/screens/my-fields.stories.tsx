import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable } from '../market/story-answers.ts';
import { NO_FIELDS, OWN_FIELDS } from './field-states.ts';
import { counterViewport } from './viewports.ts';

const MINE = 'GET /fields/v1/fields';

/** The fields of a farmer. */
const meta = {
  title: 'My fields',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/farms', answers: { [MINE]: OWN_FIELDS } } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One with everything known, and one with the longest name and nothing else. */
export const MyFields: Story = {};
/** No field was registered yet. */
export const Empty: Story = { parameters: state({ answers: { [MINE]: NO_FIELDS } }) };
/** A guest is asked to log in. */
export const Guest: Story = { parameters: state({ isSignedIn: false }) };
/** A field has just been removed. */
export const Removed: Story = {
  parameters: state({ address: '/farms?done=removed', answers: { [MINE]: NO_FIELDS } }),
};
/** The fields could not be loaded: that is not 'none'. */
export const NotLoaded: Story = { parameters: state({ answers: { [MINE]: unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
