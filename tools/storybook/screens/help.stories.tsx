import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Feedback, OwnComplaint } from '@haat/api-contract/account';
import { ISSUE_STATUSES } from '@haat/api-contract/vocabulary';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';

const COMPLAINTS = ISSUE_STATUSES.map((status, index): OwnComplaint => ({
  number: `C2026-00001${index}`,
  order_id: `b2e7a1c0-000${index}-4000-8000-000000000001`,
  order_number: `2026-00012${index}`,
  status,
  reason: ['ORD03', 'ITM01', 'ITM04', 'ITM05'][index] ?? 'ITM02',
  opened_at: '2026-11-24T05:30:00.000Z',
  answer_by: '2026-11-26T05:30:00.000Z',
  close_by: '2026-12-24T05:30:00.000Z',
}));

const FEEDBACK: readonly Feedback[] = [
  {
    ...{ id: 'b2e7a1c0-0009-4000-8000-000000000001', number: 'C2026-000029', status: 'OPEN', rating: 4 },
    ...{ subject: 'app', text: '', has_photo: false, answer: null },
    ...{ sent_at: '2026-11-24T06:30:00.000Z', answer_by: '2026-11-26T06:30:00.000Z' },
  },
];

/** Every complaint with its number and clocks, who answers, common questions. */
const meta = {
  title: 'Help',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/help', answers: complaintsAre(COMPLAINTS) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One complaint in each state. */
export const InEachState: Story = {};
/** No complaint. */
export const None: Story = { parameters: state({ answers: complaintsAre([]) }) };
/** With customer care and the grievance officer, as an operator names them. */
export const WithContacts: Story = {
  parameters: state({
    answers: complaintsAre([]),
    found: (data) => ({ ...data, customerCare: '1800 123 4567', grievanceOfficer: '020 1234 5678' }),
  }),
};
/** The complaints could not be loaded; all else is there. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /order/v1/issues': unreachable } }) };
/** Not signed in. */
export const Guest: Story = { parameters: state({ isSignedIn: false }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function complaintsAre(results: readonly OwnComplaint[]): StoryAnswers {
  return {
    'GET /order/v1/issues': () => ({ results }),
    'GET /feedback/v1/messages': () => ({ results: results.length === 0 ? [] : FEEDBACK }),
  };
}
