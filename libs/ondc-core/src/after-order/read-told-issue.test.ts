import { expect, test } from 'vitest';
import { readToldIssue, type ToldIssue } from './read-told-issue.ts';

const did = (respondent_action: string, short_desc: string) => ({ respondent_action, short_desc, cascaded_level: 1 });
const issue = (actions: unknown, given: object = {}) => ({
  issue: { id: 'c4f1', issue_actions: { respondent_actions: actions }, ...given },
});
const resolution = { short_desc: 'Refund', long_desc: 'The money goes back', action_triggered: 'REFUND' };

test.for<[string, unknown, ToldIssue | null]>([
  [
    'is looked into',
    issue([did('PROCESSING', 'We look')]),
    { id: 'c4f1', action: 'PROCESSING', answer: 'We look', refundPaise: null },
  ],
  [
    'the last action counts',
    issue([did('PROCESSING', 'We look'), did('NEED-MORE-INFO', 'Which lot?')]),
    { id: 'c4f1', action: 'NEED-MORE-INFO', answer: 'Which lot?', refundPaise: null },
  ],
  [
    'is settled, in the words of the resolution',
    issue([did('PROCESSING', 'We look'), did('RESOLVED', 'Done')], { resolution }),
    { id: 'c4f1', action: 'RESOLVED', answer: 'The money goes back', refundPaise: null },
  ],
  [
    'is settled with money',
    issue([did('RESOLVED', 'Done')], { resolution: { ...resolution, refund_amount: '100.50' } }),
    { id: 'c4f1', action: 'RESOLVED', answer: 'The money goes back', refundPaise: 10_050 },
  ],
  [
    'an amount before it is settled is none',
    issue([did('PROCESSING', 'We look')], { resolution: { ...resolution, refund_amount: '100.50' } }),
    { id: 'c4f1', action: 'PROCESSING', answer: 'We look', refundPaise: null },
  ],
  [
    'an amount with goods that are sent anew is none',
    issue([did('RESOLVED', 'Done')], { resolution: { action_triggered: 'REPLACEMENT', refund_amount: '100.50' } }),
    { id: 'c4f1', action: 'RESOLVED', answer: 'Done', refundPaise: null },
  ],
  [
    'an amount that is none',
    issue([did('RESOLVED', 'Done')], { resolution: { ...resolution, refund_amount: '-100.50' } }),
    { id: 'c4f1', action: 'RESOLVED', answer: 'The money goes back', refundPaise: null },
  ],
  [
    'is settled, with a short word only',
    issue([did('RESOLVED', 'Done')], { resolution: { short_desc: 'Refund' } }),
    { id: 'c4f1', action: 'RESOLVED', answer: 'Refund', refundPaise: null },
  ],
  [
    'is settled without a resolution',
    issue([did('RESOLVED', 'Done')]),
    { id: 'c4f1', action: 'RESOLVED', answer: 'Done', refundPaise: null },
  ],
  [
    'a resolution before it is settled is no answer',
    issue([did('PROCESSING', 'We look')], { resolution }),
    { id: 'c4f1', action: 'PROCESSING', answer: 'We look', refundPaise: null },
  ],
  [
    'an action that is not known is passed over',
    issue([did('PROCESSING', 'We look'), did('SHRUGGED', 'Hm')]),
    { id: 'c4f1', action: 'PROCESSING', answer: 'We look', refundPaise: null },
  ],
  ['nothing was done', issue([]), { id: 'c4f1', action: null, answer: null, refundPaise: null }],
  ['actions of another kind', issue('none'), { id: 'c4f1', action: null, answer: null, refundPaise: null }],
  [
    'actions among others',
    issue([null, 7, did('PROCESSING', 'We look')]),
    { id: 'c4f1', action: 'PROCESSING', answer: 'We look', refundPaise: null },
  ],
  ['no issue', { order: {} }, null],
  ['nothing', null, null],
])('%s', ([, message, told]) => {
  expect(readToldIssue(message)).toEqual(told);
});

test('words without end are cut', () => {
  expect(readToldIssue(issue([did('PROCESSING', 'x'.repeat(5_000))]))?.answer).toHaveLength(1_000);
});
