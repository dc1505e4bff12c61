import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { answered } from './network-states.ts';
import { CERTIFICATE, COURSE, FAILED, PASSED, progressAnswer, SOME_ANSWERS } from './training-states.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = '/farmer-services/dehaat-captain-training';
const LESSONS = { 'GET /training/v1/course': COURSE };
const MINE = 'GET /training/v1/progress';
const NEW = { ...LESSONS, [MINE]: progressAnswer() };
const CHECK = `GET /training/v1/certificates/${CERTIFICATE.number}`;

/** Lessons, the quiz and the certificate of village agents. */
const meta = {
  title: 'Captain training',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: NEW } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was read or answered yet. */
export const New: Story = {};
/** A lesson is open, two were read. */
export const OpenLesson: Story = {
  parameters: state({
    address: `${ADDRESS}?lesson=label`,
    answers: { ...LESSONS, [MINE]: progressAnswer({ read: ['seed', 'label'] }) },
  }),
};
/** Who is not logged in reads the lessons and the questions' rule. */
export const Guest: Story = { parameters: state({ answers: LESSONS, isSignedIn: false }) };
/** Six of ten were right: what was wrong, and where it is read. */
export const NotPassed: Story = {
  parameters: state({
    address: `${ADDRESS}?done=quiz`,
    answers: { ...LESSONS, [MINE]: progressAnswer({ last_attempt: FAILED, attempts_left: 1 }) },
  }),
};
/** Today's attempts are used. */
export const Tomorrow: Story = {
  parameters: state({
    answers: { ...LESSONS, [MINE]: progressAnswer({ last_attempt: FAILED, attempts_left: 0 }) },
  }),
};
/** Passed, with the certificate. */
export const Passed: Story = {
  parameters: state({
    answers: {
      ...LESSONS,
      [MINE]: progressAnswer({ last_attempt: PASSED, is_passed: true, certificate: CERTIFICATE }),
    },
  }),
};
/** Passed, but the profile has no name yet. */
export const WithoutName: Story = {
  parameters: state({
    answers: {
      ...LESSONS,
      [MINE]: progressAnswer({ last_attempt: PASSED, is_passed: true }),
      'POST /training/v1/certificate': refused('training_error.name_missing'),
    },
    posted: { intent: 'certificate' },
  }),
};
/** Questions were left out: what was chosen stays. */
export const AnswersMissing: Story = {
  parameters: state({
    answers: { ...NEW, 'POST /training/v1/attempts': refused('training_error.answers_missing') },
    posted: SOME_ANSWERS,
  }),
};
/** A certificate that there is. */
export const CertificateIsRight: Story = {
  parameters: state({
    address: `${ADDRESS}?certificate=${CERTIFICATE.number}`,
    answers: {
      ...NEW,
      [CHECK]: answered({ number: CERTIFICATE.number, initials: 'S. R. P.', issued_day: '2026-11-26' }),
    },
  }),
};
/** There is none of this number. */
export const CertificateUnknown: Story = {
  parameters: state({
    address: `${ADDRESS}?certificate=${CERTIFICATE.number}`,
    answers: { ...NEW, [CHECK]: refused('request_error.not_found', { status: 404 }) },
  }),
};
/** What was typed is no number. */
export const CertificateMistyped: Story = {
  parameters: state({ address: `${ADDRESS}?certificate=CT-7K3`, answers: NEW }),
};
/** How far the person has come could not be loaded: the lessons are there. */
export const ProgressNotLoaded: Story = { parameters: state({ answers: { ...LESSONS, [MINE]: unreachable } }) };
/** The lessons could not be loaded. */
export const NotLoaded: Story = {
  parameters: state({ answers: { ...NEW, 'GET /training/v1/course': unreachable } }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
