import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IdentityDocument } from '@haat/api-contract';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

/** An identity card for an insured order: which, its number, and what becomes of it, before anything is agreed to. */
const meta = {
  title: 'Identity card',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/cart/kyc/id', answers: documentIs(null) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** None has been given yet: nothing is chosen or ticked beforehand. */
export const NotGiven: Story = {};
/** One is held: what is shown of it is masked. */
export const Held: Story = {
  parameters: state({
    answers: documentIs({
      kind: 'pan',
      masked_number: 'ABCXXXX34F',
      name: 'SUNITA PAWAR',
      given_at: '2026-11-02T09:00:00.000Z',
      has_photo: false,
      photo: null,
    }),
  }),
};
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /kyc/v1/id': unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function documentIs(document: IdentityDocument['paper']): StoryAnswers {
  return { 'GET /kyc/v1/id': () => ({ paper: document }) };
}
