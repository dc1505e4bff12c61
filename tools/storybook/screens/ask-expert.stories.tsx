import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { answered } from './network-states.ts';
import { NO_QUESTIONS, QUESTIONS_ASKED } from './question-states.ts';
import { counterViewport } from './viewports.ts';

const ADDRESS = '/ask-agri-question?crop=cotton&part=leaf';
const MINE = 'GET /advice/v1/questions';
const CROPS = 'GET /advice/v1/my-crops';
const FOUND = { [MINE]: NO_QUESTIONS, [CROPS]: answered({ results: [] }) };
const TYPED = {
  ...{ key: '00000000-0000-4000-8000-0000000000c1', crop: 'cotton', part: 'leaf', text: 'The leaves curl.' },
  photoId: '00000000-0000-4000-8000-0000000000d1',
};

/** A farmer asks an expert, and sees what became of other questions. */
const meta = {
  title: 'Ask an expert',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: ADDRESS, answers: FOUND } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was asked yet. */
export const Form: Story = {};
/** From a product's page: the question begins with its name, the crop is one that it is for. */
export const AboutAProduct: Story = {
  parameters: state({ address: '/ask-agri-question?product=npk-10-26-26&crop=sugarcane', answers: FOUND }),
};
/** Of each state; what stands in a text leads nowhere. */
export const MyQuestions: Story = { parameters: state({ answers: { ...FOUND, [MINE]: QUESTIONS_ASKED } }) };
/** A question has just been taken. */
export const Sent: Story = {
  parameters: state({
    address: '/ask-agri-question?done=sent',
    answers: { ...FOUND, [MINE]: QUESTIONS_ASKED },
  }),
};
/** Nothing was filled in. */
export const NothingFilledIn: Story = {
  parameters: state({ answers: FOUND, posted: { key: TYPED.key, crop: '', text: '' } }),
};
/** The text is longer than it may be. */
export const TooLong: Story = { parameters: state({ answers: FOUND, posted: { ...TYPED, text: 'a'.repeat(501) } }) };
/** As many as may be sent in a day were sent. */
export const TooMany: Story = {
  parameters: state({
    answers: { ...FOUND, 'POST /advice/v1/questions': refused('question_error.too_many', { details: { most: 10 } }) },
    posted: TYPED,
  }),
};
/** The voice note is longer than a minute: photos are kept, it is spoken anew. */
export const SpokenTooLong: Story = {
  parameters: state({
    answers: {
      ...FOUND,
      'POST /advice/v1/questions': refused('upload_error.sound_too_long', { details: { most: 60 } }),
    },
    posted: TYPED,
  }),
};
/** A spoken question that could not be sent now is not spoken again. */
export const VoiceKept: Story = {
  parameters: state({
    answers: { ...FOUND, 'POST /advice/v1/questions': refused('question_error.too_many', { details: { most: 10 } }) },
    posted: { ...TYPED, text: '', voiceId: '00000000-0000-4000-8000-0000000000f1' },
  }),
};
/** One that was answered meanwhile cannot be taken back. */
export const AnsweredMeanwhile: Story = {
  parameters: state({
    answers: {
      ...{ ...FOUND, [MINE]: QUESTIONS_ASKED },
      'POST /advice/v1/questions/00000000-0000-4000-8000-0000000000a0/withdraw': refused('question_error.cannot_move'),
    },
    posted: { intent: 'withdraw', id: '00000000-0000-4000-8000-0000000000a0' },
  }),
};
/** Crops could not be loaded: that is not 'none'. */
export const NotLoaded: Story = {
  parameters: state({ answers: { ...FOUND, 'GET /advice/v1/crops': unreachable } }),
};
/** The person's own questions could not be loaded. */
export const QuestionsNotLoaded: Story = { parameters: state({ answers: { ...FOUND, [MINE]: unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { parameters: state({ answers: FOUND }), globals: counterViewport };
