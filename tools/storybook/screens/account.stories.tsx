import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, unreachable } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';
import { stepUpThat, withoutName } from './sample-states.ts';

/** The farmer's own page: the name, the links to orders and addresses, the language, and signing out. */
const meta = {
  title: 'Account',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/account' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A signed-in user. */
export const SignedIn: Story = {};
/** Signed in without a name: it is asked for. */
export const NameNotToldYet: Story = {
  parameters: state({
    answers: { 'GET /user/v1/details': changed(withoutName), 'GET /user/v1/step-up': stepUpThat('none') },
  }),
};
/** Signed in with a number that was silent for long: the name is kept back until it is told. */
export const AfterLongSilence: Story = {
  parameters: state({
    answers: { 'GET /user/v1/details': changed(withoutName), 'GET /user/v1/step-up': stepUpThat('question') },
  }),
};
/** Signing out asks first. */
export const AsksBeforeSigningOut: Story = { parameters: state({ address: '/account?ask=sign-out' }) };
/** Not signed in: what signing in is good for. */
export const Guest: Story = { parameters: state({ isSignedIn: false }) };
/** The profile could not be loaded; the links are there all the same. */
export const ProfileNotLoaded: Story = { parameters: state({ answers: { 'GET /user/v1/details': unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
/** Whose data the product shows. */
export const About: Story = { parameters: state({ address: '/about', isSignedIn: false }) };
