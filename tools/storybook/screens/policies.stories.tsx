import { policiesSchema, type Policy } from '@haat/api-contract/insurance-policies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { answered } from './network-states.ts';

const ID = '00000000-0000-4000-8000-0000000000a1';

const POLICY: Policy = {
  ...{ id: ID, number: 'P2026-000123', order_id: '00000000-0000-4000-8000-0000000000b1' },
  ...{ name: 'Sowing cover (sample)', insurer_name: 'Sample Crop Insurance Company (only a sample)' },
  cover_text: 'The cost of sowing again, up to the cover.',
  ...{ goods: 'Arize 6444 Gold hybrid paddy', units: 2, is_free: true, premium: 0, cover: 3000 },
  ...{ phase: 'active', starts: 'delivery', cover_days: 60, valid_from: '2026-11-01', valid_until: '2026-12-30' },
  ...{ perils: ['prevented_sowing', 'localised'], insurer: null },
};
const WAITING: Policy = { ...POLICY, phase: 'waiting', valid_from: null, valid_until: null };
const LISTED = answered(
  policiesSchema.parse({
    results: [
      POLICY,
      { ...WAITING, id: ID.replace('a1', 'a2'), number: 'P2026-000124', is_free: false, premium: 59, units: 1 },
      { ...POLICY, id: ID.replace('a1', 'a3'), number: 'P2026-000090', phase: 'ended' },
      { ...POLICY, id: ID.replace('a1', 'a4'), number: 'P2026-000080', phase: 'void' },
    ],
  }),
);

/** A farmer’s own policies. */
const meta = {
  title: 'Policies',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: '/insurance/policies',
      isSignedIn: true,
      answers: { 'GET /insurance/v1/policies': LISTED },
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const one = (policy: Policy) =>
  state({
    address: `/insurance/policies/${ID}`,
    isSignedIn: true,
    answers: { [`GET /insurance/v1/policies/${ID}`]: answered(policy) },
  });

/** In every state. */
export const Policies: Story = {};
/** No order was insured yet. */
export const NoPolicies: Story = {
  parameters: state({ answers: { 'GET /insurance/v1/policies': answered({ results: [] }) } }),
};
/** They could not be loaded: that is not ‘none’. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /insurance/v1/policies': unreachable } }) };
/** A sample in force: no insurer stands behind it. */
export const InForce: Story = { parameters: one(POLICY) };
/** Only promised: it has no days yet. */
export const Promised: Story = { parameters: one(WAITING) };
/** With the facts of an insurer. */
export const WithAnInsurer: Story = {
  parameters: one({
    ...POLICY,
    insurer: {
      ...{ registration: '123', uin: 'IRDAN000RP0000V00000000', licence: 'CB/000/00' },
      ombudsman: 'Insurance Ombudsman, Mumbai',
    },
  }),
};
/** Another farmer’s, or none: there is no such policy. */
export const NoSuchPolicy: Story = {
  parameters: state({
    address: `/insurance/policies/${ID}`,
    answers: { [`GET /insurance/v1/policies/${ID}`]: refused('request_error.not_found', { status: 404 }) },
  }),
};
