import type { Claim } from '@haat/api-contract/insurance-claims';
import type { Policy } from '@haat/api-contract/insurance-policies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { answered } from './network-states.ts';

const ID = '00000000-0000-4000-8000-0000000000c1';
const POLICY_ID = '00000000-0000-4000-8000-0000000000a1';

const POLICY: Policy = {
  ...{ id: POLICY_ID, number: 'P2026-000123', order_id: '00000000-0000-4000-8000-0000000000b1' },
  ...{ name: 'Sowing cover (sample)', insurer_name: 'Sample Crop Insurance Company (only a sample)' },
  cover_text: 'The cost of sowing again, up to the cover.',
  ...{ goods: 'Arize 6444 Gold hybrid paddy', units: 2, is_free: true, premium: 0, cover: 3000 },
  ...{ phase: 'active', starts: 'delivery', cover_days: 60, valid_from: '2026-11-01', valid_until: '2026-12-30' },
  ...{ perils: ['localised', 'post_harvest', 'wild_animal', 'paddy_inundation'], insurer: null },
};
const OTHER: Policy = { ...POLICY, id: POLICY_ID.replace('a1', 'a2'), number: 'P2026-000124', goods: null };
const SUBMITTED: Claim['history'][number] = { state: 'SUBMITTED', at: '2026-11-20T11:30:00.000Z' };
const SURVEY: Claim['history'][number] = { state: 'UNDER_SURVEY', at: '2026-11-21T05:00:00.000Z' };
const CLAIM: Claim = {
  ...{ id: ID, number: 'C2026-000123', state: 'SUBMITTED', peril: 'localised', cut_on: null, acres: 1.5 },
  policy: {
    ...{ id: POLICY_ID, number: POLICY.number, name: POLICY.name, insurer_name: POLICY.insurer_name },
    ...{ cover: 3000, is_sample: true },
  },
  ...{ happened_at: '2026-11-20T00:30:00.000Z', filed_at: SUBMITTED.at, deadline: '2026-11-23T00:30:00.000Z' },
  ...{ text: '', photos: [], surveyed_at: null, decision: null, appeal: null, appeal_until: null },
  ...{ may: { withdraw: true, appeal: false }, payout: null, history: [SUBMITTED] },
};
const REJECTED: Claim = {
  ...{ ...CLAIM, state: 'REJECTED', surveyed_at: '2026-11-21T07:00:00.000Z' },
  decision: {
    ...{ at: '2026-11-21T08:00:00.000Z', amount: null, reason: 'other-field', is_sample: false },
    text: 'The photos show the field beside it.',
  },
  ...{ appeal_until: '2026-12-21T08:00:00.000Z', may: { withdraw: false, appeal: true } },
  history: [SUBMITTED, SURVEY, { state: 'REJECTED', at: '2026-11-21T08:00:00.000Z' }],
};
const APPROVED: Claim = {
  ...{ ...CLAIM, state: 'APPROVED', surveyed_at: '2026-11-21T07:00:00.000Z' },
  decision: { at: '2026-11-21T08:00:00.000Z', amount: 1500, reason: null, text: '', is_sample: true },
  ...{ may: { withdraw: false, appeal: false }, payout: { state: 'no-account', reference: null, paid_at: null } },
  history: [SUBMITTED, SURVEY, { state: 'APPROVED', at: '2026-11-21T08:00:00.000Z' }],
};
const PAID: Claim = {
  ...{ ...APPROVED, state: 'PAID' },
  payout: { state: 'paid', reference: 'SBIN426112345678', paid_at: '2026-11-22T02:00:00.000Z' },
  history: [...APPROVED.history, { state: 'PAID', at: '2026-11-22T02:00:00.000Z' }],
};
const PHOTO = '00000000-0000-4000-8000-0000000000d1';
const WITH_PHOTOS: Claim = {
  ...{ ...CLAIM, state: 'UNDER_SURVEY', text: 'Hail from the north.', history: [SUBMITTED, SURVEY] },
  may: { withdraw: false, appeal: false },
  photos: [
    {
      ...{ id: PHOTO, address: `/photo/${PHOTO}?seal=x`, views: 2, taken_at: '2026-11-20T11:00:00.000Z', marks: [] },
      place: { lat: 20.06821, lng: 73.82714, accuracy: 12 },
    },
    {
      ...{ id: PHOTO.replace('d1', 'd2'), address: '/photo?seal=x', views: 0, taken_at: '2025-11-20T11:00:00.000Z' },
      ...{ place: { lat: 25.6, lng: 85.1, accuracy: 40 }, marks: ['far-away', 'before-event'] },
    },
    {
      id: PHOTO.replace('d1', 'd3'),
      address: '/photo?seal=x',
      views: 0,
      taken_at: null,
      place: null,
      marks: ['no-place', 'no-time'],
    },
  ],
};

const CLAIMS = 'GET /insurance/v1/claims';
const POLICIES = 'GET /insurance/v1/policies';
const FORM = '/insurance/claims/new';
const TWO = { [POLICIES]: answered({ results: [POLICY, OTHER] }) };

/** A farmer’s losses: reporting one, and what becomes of it. */
const meta = {
  title: 'Claims',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: '/insurance/claims',
      isSignedIn: true,
      answers: {
        [CLAIMS]: answered({
          results: [CLAIM, WITH_PHOTOS, APPROVED, REJECTED, PAID].map((claim, place) => ({
            ...claim,
            ...{ id: ID.replace('c1', `c${place}`), number: `C2026-00012${place}` },
          })),
        }),
      },
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const one = (claim: Claim) =>
  state({
    address: `/insurance/claims/${ID}`,
    isSignedIn: true,
    answers: { [`GET /insurance/v1/claims/${ID}`]: answered(claim) },
  });

/** In every state. */
export const Claims: Story = {};
/** Nothing was reported yet. */
export const NoClaims: Story = { parameters: state({ answers: { [CLAIMS]: answered({ results: [] }) } }) };
/** They could not be loaded: that is not ‘none’. */
export const NotLoaded: Story = { parameters: state({ answers: { [CLAIMS]: unreachable } }) };
/** A loss has just been reported. */
export const Sent: Story = {
  parameters: state({
    address: '/insurance/claims?done=sent',
    answers: { [CLAIMS]: answered({ results: [CLAIM] }) },
  }),
};
/** The form, two policies to choose among. */
export const ReportALoss: Story = { parameters: state({ address: FORM, answers: TWO }) };
/** Nothing was filled in: the step with the first problem is open. */
export const NothingFilledIn: Story = {
  parameters: state({ address: FORM, answers: TWO, posted: { day: '', time: '', acres: '' } }),
};
/** Reported too late; what was typed is still there. */
export const TooLate: Story = {
  parameters: state({
    address: FORM,
    answers: {
      ...TWO,
      'POST /insurance/v1/claims': refused('claim_error.not_claimable', { details: { why: 'too-late' } }),
    },
    posted: { policy: POLICY_ID, peril: 'localised', day: '2026-11-10', time: '16:30', acres: '1.5' },
  }),
};
/** No policy on which a loss can be reported. */
export const NoPolicy: Story = {
  parameters: state({ address: FORM, answers: { [POLICIES]: answered({ results: [] }) } }),
};
/** Just reported: it can be taken back. */
export const Reported: Story = { parameters: one(CLAIM) };
/** With photos, of which two are marked. */
export const WithPhotos: Story = { parameters: one(WITH_PHOTOS) };
/** Rejected with the reason; the farmer can object once. */
export const NotApproved: Story = { parameters: one(REJECTED) };
/** Approved by the sample’s program; no bank account is chosen. */
export const WithoutAnAccount: Story = { parameters: one(APPROVED) };
/** Paid, with the bank’s reference. */
export const Paid: Story = { parameters: one(PAID) };
/** Another farmer’s, or none: there is no such claim. */
export const NoSuchClaim: Story = {
  parameters: state({
    address: `/insurance/claims/${ID}`,
    answers: { [`GET /insurance/v1/claims/${ID}`]: refused('request_error.not_found', { status: 404 }) },
  }),
};
