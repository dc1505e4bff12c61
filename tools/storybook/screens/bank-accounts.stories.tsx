import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BankAccount } from '@haat/api-contract/kyc';
import type { KycState } from '@haat/api-contract/vocabulary';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

const ID = '0b9d6f0e-52a4-4a59-8d0f-6a1f6c1e2b22';
const ADDRESS = `/insurance/kyc/banks/${ID}`;
const PATH = '/kyc/v1/bank-accounts';
const CODE = { request_id: ID, expires_in: 300, resend_in: 30 };
const CHECKED: BankAccount = {
  ...{ id: ID, masked_number: '••••••• 8901', ifsc: 'SBIN0000300', bank: 'State Bank of India' },
  ...{ name: 'SUNITA PAWAR', state: 'VERIFIED', refusal: null, is_with_support: false },
  ...{ given_at: '2026-11-02T09:00:00.000Z', is_payout: false, payout_from: null },
};

/** Bank accounts on which insurance money is paid: giving one, its check, choosing it, and the proof as a whole. */
const meta = {
  title: 'Bank accounts',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/insurance/kyc/banks', answers: accountsAre([CHECKED]) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const kyc = (is: KycState): Story => ({
  parameters: state({ address: '/insurance/kyc', answers: accountsAre([], is) }),
});
const one = (change: Partial<BankAccount>): Story => ({
  parameters: state({ address: ADDRESS, answers: accountIs({ ...CHECKED, ...change }) }),
});

/** Nothing was given yet. */
export const NotStarted: Story = kyc('NOT_STARTED');
/** Something is being checked. */
export const Submitted: Story = kyc('SUBMITTED');
/** All is in order. */
export const Verified: Story = kyc('VERIFIED');
/** No account was accepted. */
export const Rejected: Story = kyc('REJECTED');
/** One account, at a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
/** There is none. */
export const NoAccount: Story = { parameters: state({ answers: accountsAre([]) }) };
/** They could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { [`GET ${PATH}`]: unreachable } }) };
/** The identity card, on the way back to insurance. */
export const IdentityCard: Story = {
  parameters: state({ address: '/insurance/kyc/id', answers: { 'GET /kyc/v1/id': () => ({ paper: null }) } }),
};
/** The form. */
export const NewAccount: Story = { parameters: state({ address: '/insurance/kyc/banks/new', answers: {} }) };
/** The bank of an IFSC. */
export const BankNamed: Story = {
  parameters: state({
    address: '/insurance/kyc/banks/new',
    posted: { intent: 'look', ifsc: 'SBIN0000300' },
    answers: { 'GET /kyc/v1/banks': () => ({ ifsc: 'SBIN0000300', bank: 'State Bank of India' }) },
  }),
};
/** Everything is wrong. */
export const NothingRight: Story = {
  parameters: state({ address: '/insurance/kyc/banks/new', posted: { intent: 'give' }, answers: {} }),
};
/** The numbers differ. */
export const NumbersDiffer: Story = {
  parameters: state({
    address: '/insurance/kyc/banks/new',
    posted: { intent: 'give', number: '12345678901', again: '12345678902', ifsc: 'SBIN0000300', name: 'Sunita' },
    answers: {},
  }),
};
/** It is verified, and can be chosen. */
export const Checked: Story = one({});
/** The bank is being asked. */
export const Asked: Story = one({ state: 'SUBMITTED' });
/** Support compares the names. */
export const WithSupport: Story = one({ state: 'SUBMITTED', is_with_support: true, bank: null });
/** The bank has no such account. */
export const NotOpen: Story = one({ state: 'REJECTED', refusal: 'not-open' });
/** It is someone else's. */
export const OtherName: Story = one({ state: 'REJECTED', refusal: 'other-name' });
/** It is paid from a day on. */
export const PaidLater: Story = one({ is_payout: true, payout_from: '2099-01-02T09:00:00.000Z' });
/** It is paid. */
export const Paid: Story = one({ is_payout: true, payout_from: '2026-01-02T09:00:00.000Z' });
/** It is not there. */
export const NotFound: Story = {
  parameters: state({
    address: ADDRESS,
    answers: { [`GET ${PATH}/${ID}`]: refused('kyc_error.account_not_found', { status: 404 }) },
  }),
};
/** The code was sent. */
export const CodeSent: Story = {
  parameters: state({
    address: ADDRESS,
    posted: { intent: 'code' },
    answers: { ...accountIs(CHECKED), [`POST ${PATH}/${ID}/codes`]: () => CODE },
  }),
};
/** The code was wrong. */
export const WrongCode: Story = {
  parameters: state({
    address: ADDRESS,
    posted: { intent: 'choose', requestId: ID, otp: '123456' },
    answers: {
      ...accountIs(CHECKED),
      [`POST ${PATH}/${ID}/payout`]: refused('auth_error.otp_wrong', { status: 400 }),
    },
  }),
};

function accountsAre(results: readonly BankAccount[], is: KycState = 'SUBMITTED'): StoryAnswers {
  return { [`GET ${PATH}`]: () => ({ state: is, results }) };
}

function accountIs(account: BankAccount): StoryAnswers {
  return { [`GET ${PATH}/${ID}`]: () => account };
}
