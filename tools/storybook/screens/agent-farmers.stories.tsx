import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AgentsFarmer } from '@haat/api-contract/agents';
import type { AgentOnPage } from '@haat/app-context';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = '/agents/farmers';
const LIST = 'GET /agent/v1/farmers';
const FARMER: AgentsFarmer = {
  farmer_id: 'farmer-1',
  name: 'Asha Devi',
  number_end: '5670',
  purposes: ['order', 'address', 'payment'],
  until: '2026-12-20T09:00:00.000Z',
  stand_in_name: null,
};
const WITHOUT_PHONE: AgentsFarmer = {
  ...FARMER,
  farmer_id: 'farmer-2',
  name: 'Kamla Bai',
  number_end: '4411',
  purposes: ['order', 'address'],
  until: '2026-11-21T18:30:00.000Z',
  stand_in_name: 'Mohan Lal',
};
const NO_FARMER: AgentOnPage = { farmer: null, choice: null };
const CHOSEN: AgentOnPage = {
  farmer: { state: 'chosen', name: FARMER.name, numberEnd: FARMER.number_end },
  choice: 'choice-1',
};
/** What is asked for, as the form sends it. */
const ASKED = {
  intent: 'ask',
  phoneOf: 'farmer',
  phoneNumber: '9812345670',
  farmerName: '',
  standInName: '',
  lasts: 'day',
  purposes: 'order',
};

/** An agent chooses the farmer for whom they work, or asks another one for permission. */
const meta = {
  title: 'Choose a farmer',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: ADDRESS,
      agent: NO_FARMER,
      answers: farmersAre([FARMER, WITHOUT_PHONE]),
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two farmers have permitted the agent; one has no phone. */
export const Farmers: Story = {};
/** The first day: the head says what to do first. */
export const NoFarmerYet: Story = { parameters: state({ answers: farmersAre([]) }) };
/** The head names the farmer who is served now. */
export const OneIsChosen: Story = { parameters: state({ agent: CHOSEN }) };
/** The farmer whom the head named has stopped the agent. */
export const ChosenOneHasStopped: Story = {
  parameters: state({ agent: { farmer: { state: 'refused', code: 'consent_error.revoked' }, choice: 'choice-1' } }),
};
/** The services did not say who the chosen farmer is. */
export const NameNotLoaded: Story = {
  parameters: state({ agent: { farmer: { state: 'unknown' }, choice: 'choice-1' }, answers: { [LIST]: unreachable } }),
};
/** The number is no mobile number. */
export const NumberIsWrong: Story = { parameters: state({ posted: { ...ASKED, phoneNumber: '98123' } }) };
/** For a farmer without a phone both names are needed. */
export const NameOfPersonIsMissing: Story = {
  parameters: state({ posted: { ...ASKED, phoneOf: 'person', farmerName: 'Kamla Bai' } }),
};
/** A number that stands for two other farmers, an agent's or a shop's. */
export const NumberIsRefused: Story = {
  parameters: state({
    posted: ASKED,
    answers: {
      ...farmersAre([]),
      'POST /agent/v1/consent-requests': refused('consent_error.number_not_allowed', { status: 409 }),
    },
  }),
};
/** Chosen a moment after the farmer took the permission back. */
export const ChosenTooLate: Story = {
  parameters: state({
    posted: { intent: 'choose', farmerId: 'farmer-1' },
    answers: {
      ...farmersAre([WITHOUT_PHONE]),
      'GET /agent/v1/farmers/farmer-1': refused('consent_error.revoked', { status: 403 }),
    },
  }),
};
/** A farmer opens an agent's page. */
export const NotAnAgent: Story = { parameters: state({ agent: null }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function farmersAre(results: readonly AgentsFarmer[]): StoryAnswers {
  return { [LIST]: () => ({ results }) };
}
