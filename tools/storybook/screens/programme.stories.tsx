import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { nothing, refused, unreachable } from '../market/story-answers.ts';
import { ACTIVE, EVERY_STATE, GIVEN, ownAnswer } from './programme-states.ts';
import { counterViewport } from './viewports.ts';

const BENEFITS = 'GET /programme/v1/benefits';
const MINE = 'GET /programme/v1/applications';
const FIELDS = 'GET /fields/v1/fields';
const CODES = 'POST /programme/v1/cards/codes';
const APPLY = '/shri-program/apply';
const ACTIVATION = '/shri-program/activation';
const FOUND = { [BENEFITS]: GIVEN, [MINE]: ownAnswer([]), [FIELDS]: nothing };
const ID = '00000000-0000-4000-8000-000000000010';

/** The card programme: what a card gives, applying for one, starting one. */
const meta = {
  title: 'Programme',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/shri-program', answers: FOUND } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** For who is not signed in. */
export const ForEverybody: Story = { parameters: state({ isSignedIn: false, address: '/shri-program?crop=PD' }) };
/** A card that works, with what was taken of it. */
export const MyCard: Story = { parameters: state({ answers: { ...FOUND, [MINE]: ownAnswer(ACTIVE) } }) };
/** Applications in each state, and each reason why one is not accepted. */
export const EveryState: Story = { parameters: state({ answers: { ...FOUND, [MINE]: ownAnswer(EVERY_STATE) } }) };
/** The benefit was used up from another tab. */
export const UsedUp: Story = {
  parameters: state({
    answers: {
      ...{ ...FOUND, [MINE]: ownAnswer(ACTIVE) },
      [`POST /programme/v1/applications/${ID}/uses`]: refused('programme_error.benefit_refused'),
    },
    posted: { id: ID, benefit: 'cotton-visit', step: '2' },
  }),
};
/** The own cards could not be loaded: that is not 'none'. */
export const CardsNotLoaded: Story = { parameters: state({ answers: { ...FOUND, [MINE]: unreachable } }) };
/** Nothing could be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { ...FOUND, [BENEFITS]: unreachable } }) };
/** Applying without a field: it is added first. */
export const ApplyWithoutField: Story = { parameters: state({ address: APPLY }) };
/** Without an identity card, a draft waits. */
export const ApplyWithoutDocument: Story = {
  parameters: state({ address: APPLY, answers: { ...FOUND, [MINE]: ownAnswer([{ state: 'DRAFT' }], false) } }),
};
/** The number of the card. */
export const CardNumber: Story = { parameters: state({ address: `${ACTIVATION}?number=6081000000000421` }) };
/** What was typed is no number of a card. */
export const NumberWrong: Story = { parameters: state({ address: ACTIVATION, posted: { number: '6081 0000' } }) };
/** No card of this person has the number. */
export const CardUnknown: Story = {
  parameters: state({
    address: ACTIVATION,
    answers: { ...FOUND, [CODES]: refused('programme_error.card_unknown', { status: 404 }) },
    posted: { number: '6081000000000421', intent: 'code' },
  }),
};
/** The code was sent. */
export const Code: Story = {
  parameters: state({
    address: ACTIVATION,
    answers: { ...FOUND, [CODES]: () => ({ request_id: ID, expires_in: 300, resend_in: 30 }) },
    posted: { number: '6081000000000421', intent: 'code' },
  }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
