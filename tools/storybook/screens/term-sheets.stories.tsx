import { termSheetsSchema, type TermSheet } from '@haat/api-contract/insurance-term-sheets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { answered } from './network-states.ts';

const SHEET: TermSheet = {
  ...{ product_id: 'gi-sowing-cover', name: 'Sowing cover (sample)', insurer_name: 'Sample Crop Insurance Company' },
  ...{ version: '2026-11', effective_on: '2026-11-01', is_sample: true, acceptance: null },
  summary: ['The cost of sowing again, up to the cover.', 'Report a loss on your own field within 72 hours.'],
  paragraphs: ['This is a sample.', 'The insurance begins and ends on the days that stand on your policy.'],
};
const ACCEPTED: TermSheet['acceptance'] = {
  ...{ version: '2026-11', accepted_at: '2026-11-02T06:00:00.000Z', language: 'hi', heard_aloud: true },
};
const sheets = (...results: TermSheet[]) => ({
  'GET /insurance/v1/term-sheets': answered(termSheetsSchema.parse({ results })),
});

/** Terms of insurance: what matters most first. */
const meta = {
  title: 'Terms of insurance',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      ...{ address: '/insurance/policies/term-sheets', isSignedIn: true, answers: sheets(SHEET) },
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not accepted yet; nothing is ticked. */
export const ToRead: Story = {};
/** This version was accepted. */
export const Accepted: Story = { parameters: state({ answers: sheets({ ...SHEET, acceptance: ACCEPTED }) }) };
/** An older version was accepted: it asks again. */
export const Changed: Story = {
  parameters: state({ answers: sheets({ ...SHEET, version: '2026-12', acceptance: ACCEPTED }) }),
};
/** They changed between reading and accepting. */
export const ChangedMeanwhile: Story = {
  parameters: state({
    answers: {
      ...sheets({ ...SHEET, version: '2026-12' }),
      'POST /insurance/v1/term-sheets/gi-sowing-cover/acceptances': refused('insurance_error.terms_changed'),
    },
    posted: { product: 'gi-sowing-cover', version: '2026-11' },
  }),
};
/** There are none. */
export const NoTerms: Story = { parameters: state({ answers: sheets() }) };
/** They could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /insurance/v1/term-sheets': unreachable } }) };
