import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, type StoryAnswer } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';
import type { Passkey } from '@haat/api-contract';

/** Their names are their owners' own, in no language. */
const PASSKEYS: readonly Passkey[] = [
  {
    id: '6f2b4a52-1de9-4f3a-9a51-0a6a3d3b7c11',
    name: '98123',
    created_at: '2026-10-02T05:30:00.000Z',
    last_used_at: '2026-11-20T04:10:00.000Z',
  },
  {
    id: '0d9c6f0e-52a4-4a59-8d0f-6a1f6c1e2b22',
    name: '98124',
    created_at: '2026-11-18T09:00:00.000Z',
    last_used_at: null,
  },
];
const having =
  (results: readonly Passkey[]): StoryAnswer =>
  () => ({ results });

/** Where staff see, add and remove the passkeys by which they log in. */
const meta = {
  title: 'Passkeys',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: '/account/passkeys',
      answers: { 'GET /user/v1/passkeys': having(PASSKEYS) },
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One that was used, and one that was not yet. */
export const Two: Story = {};
/** None yet. */
export const None: Story = { parameters: state({ answers: { 'GET /user/v1/passkeys': having([]) } }) };
/** One was just added. */
export const Added: Story = { parameters: state({ address: '/account/passkeys?done=added' }) };
/** Removing asks first, and for the app's code. */
export const AsksBeforeRemoving: Story = {
  parameters: state({ address: `/account/passkeys?remove=${PASSKEYS[0]?.id ?? ''}` }),
};
/** The app's code was wrong; the name stays. */
export const WrongCode: Story = {
  parameters: state({
    posted: { intent: 'start', name: '98125', factorCode: '123456' },
    answers: {
      'GET /user/v1/passkeys': having(PASSKEYS),
      'POST /user/v1/passkeys/creation': refused('auth_error.second_factor_wrong', { status: 400 }),
    },
  }),
};
/** What the browser made was not taken. */
export const Refused: Story = {
  parameters: state({
    posted: { intent: 'add', name: '98125', credential: '{}' },
    answers: {
      'GET /user/v1/passkeys': having(PASSKEYS),
      'POST /user/v1/passkeys': refused('auth_error.passkey_refused', { status: 400 }),
    },
  }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
