import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PhoneProfiles } from '@haat/api-contract/account';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';

const OWN = 'GET /user/v1/phone-profile';
const LEFT = 'POST /realms/krishi-haat/phone-profiles';
const SAVITRI = { id: 'b2e7a1c0-0011-4000-8000-000000000001', name: 'Savitri Devi' };
const PEOPLE = [
  SAVITRI,
  { id: 'b2e7a1c0-0012-4000-8000-000000000002', name: 'Rameshwar Prasad Vishwakarma' },
  { id: 'b2e7a1c0-0013-4000-8000-000000000003', name: '' },
];
const ADDRESS = '/account/shared-phone';

/** A family shares a phone: the lock, leaving the phone to another, and coming back. */
const meta = {
  title: 'Shared phone',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: lockIs(false) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** No lock yet. */
export const NoLock: Story = {};
/** The lock is set: the phone can be left to another. */
export const Locked: Story = { parameters: state({ answers: lockIs(true) }) };
/** Setting another lock. */
export const Changing: Story = { parameters: state({ address: `${ADDRESS}?change=lock`, answers: lockIs(true) }) };
/** The lock was set just now. */
export const JustSet: Story = { parameters: state({ address: `${ADDRESS}?done=set`, answers: lockIs(true) }) };
/** The lock was taken away. */
export const Removed: Story = { parameters: state({ address: `${ADDRESS}?done=removed` }) };
/** What was typed is no lock. */
export const NotFourDigits: Story = { parameters: state({ posted: { intent: 'set', lock: '12' } }) };
/** The lock is one that is guessed first. */
export const TooEasy: Story = {
  parameters: state({
    posted: { intent: 'set', lock: '1234' },
    answers: { ...lockIs(false), 'PUT /user/v1/phone-profile': refused('auth_error.lock_too_easy', { status: 400 }) },
  }),
};
/** Five others have a lock on the phone. */
export const Full: Story = {
  parameters: state({
    posted: { intent: 'set', lock: '2580' },
    answers: {
      ...lockIs(false),
      'PUT /user/v1/phone-profile': refused('auth_error.phone_profiles_full', { status: 409 }),
    },
  }),
};
/** The phone could not be left. */
export const NotLeft: Story = { parameters: state({ address: `${ADDRESS}?failed=leave`, answers: lockIs(true) }) };
/** Those who left it choose themselves. */
export const People: Story = { parameters: state({ isSignedIn: false, answers: peopleAre(PEOPLE) }) };
/** The lock of one of them is asked for. */
export const AsksForLock: Story = {
  parameters: state({
    isSignedIn: false,
    address: `${ADDRESS}?who=${SAVITRI.id}`,
    answers: peopleAre(PEOPLE),
  }),
};
/** Nobody has a lock here. */
export const Nobody: Story = { parameters: state({ isSignedIn: false, answers: peopleAre([]) }) };
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { [OWN]: unreachable } }) };
/** An outside company keeps the sessions. */
export const KeptElsewhere: Story = {
  parameters: state({ answers: { [OWN]: refused('request_error.not_found', { status: 404 }) } }),
};

function lockIs(hasLock: boolean): StoryAnswers {
  return { [OWN]: () => ({ has_lock: hasLock }) };
}

function peopleAre(results: PhoneProfiles['results']): StoryAnswers {
  return { [LEFT]: () => ({ results }) };
}
