import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AccountDeletion } from '@haat/api-contract/account';
import { DELETION_BLOCKS, KEPT_RECORDS } from '@haat/api-contract/vocabulary';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

const FREE: AccountDeletion = { due_on: null, blocks: [], kept: ['bills', 'security'] };
const CODE = { request_id: '0b9d6f0e-52a4-4a59-8d0f-6a1f6c1e2b22', expires_in: 300, resend_in: 30 };

/** Having the account deleted, keeping it after all, downloading what it holds. */
const meta = {
  title: 'Delete account',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/delete-account', answers: deletionIs(FREE) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What goes, what stays, and asking for the code. */
export const Possible: Story = {};
/** A person of whom nothing is kept. */
export const NothingKept: Story = { parameters: state({ answers: deletionIs({ ...FREE, kept: [] }) }) };
/** Everything that can be kept. */
export const AllKept: Story = { parameters: state({ answers: deletionIs({ ...FREE, kept: [...KEPT_RECORDS] }) }) };
/** Every reason why not yet. */
export const Blocked: Story = {
  parameters: state({ answers: deletionIs({ ...FREE, blocks: [...DELETION_BLOCKS] }) }),
};
/** The code was sent. */
export const CodeSent: Story = {
  parameters: state({
    posted: { intent: 'code' },
    answers: { ...deletionIs(FREE), 'POST /user/v1/account/deletion/codes': () => CODE },
  }),
};
/** The code was wrong. */
export const WrongCode: Story = {
  parameters: state({
    posted: { intent: 'delete', requestId: CODE.request_id, otp: '123456' },
    answers: {
      ...deletionIs(FREE),
      'POST /user/v1/account/deletion': refused('auth_error.otp_wrong', { status: 400 }),
    },
  }),
};
/** No code was sent. */
export const CodeRefused: Story = {
  parameters: state({
    posted: { intent: 'code' },
    answers: {
      ...deletionIs(FREE),
      'POST /user/v1/account/deletion/codes': refused('auth_error.otp_too_soon', { status: 429 }),
    },
  }),
};
/** It is deleted on a day, and can be kept. */
export const Due: Story = { parameters: state({ answers: deletionIs({ ...FREE, due_on: '2026-12-25' }) }) };
/** It is kept after all. */
export const Kept: Story = { parameters: state({ address: '/delete-account?done=kept', answers: deletionIs(FREE) }) };
/** The data was downloaded three times today. */
export const DownloadedOften: Story = {
  parameters: state({ address: '/delete-account?data=later', answers: deletionIs(FREE) }),
};
/** It could not be loaded. */
export const NotLoaded: Story = {
  parameters: state({ answers: { 'GET /user/v1/account/deletion': unreachable } }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function deletionIs(answer: AccountDeletion): StoryAnswers {
  return { 'GET /user/v1/account/deletion': () => answer };
}
