import { expect, test } from 'vitest';
import { CANCEL_REASONS, ISSUE_REASONS } from '@haat/api-contract/vocabulary';
import { cancelMessage, NETWORK_CANCEL_REASONS, SUPPORT_CANCEL_REASON } from './cancel.ts';
import {
  closeIssueMessage,
  escalateIssueMessage,
  issueStatusMessage,
  openIssueMessage,
  type NetworkIssue,
} from './issue.ts';
import { refundTrail } from './refund-trail.ts';
import { returnRequest, type ReturnRequestMessage } from './return-request.ts';

/* The network's own examples, written down before the messages were. */
const ASKED: ReturnRequestMessage = {
  ...{ orderId: 'KH-2026-1056', returnId: 'RT1', itemId: 'I-TOMSEED-10G', parentItemId: 'V-TOM', quantity: 1 },
  reason: '003',
  ...{ note: 'Seed packet torn on arrival', images: ['https://cdn.example/ret/1.jpg'] },
};
const AT = new Date('2026-06-15T12:59:10.800Z');
const OPENED = new Date('2026-06-15T10:00:00.000Z');
const ISSUE: NetworkIssue = {
  id: '5f3f1c1e-4b7d-4a59-8f3c-7b2a9c1d0e02',
  reason: 'ITM04',
  note: 'Germination under 40 percent',
  images: ['https://cdn.example/1.jpg'],
  openedAt: OPENED,
  order: {
    ...{ id: 'KH-2026-1001', state: 'Completed', providerId: 'P-NSK-01' },
    ...{ fulfilment: { id: 'F1', state: 'Order-delivered' }, items: [{ id: 'I-TOMSEED-10G', quantity: 1 }] },
  },
  complainant: { name: 'Sunita Pawar', phone: '9800000002' },
  subscriberId: 'bap.localhost',
};
const by = {
  org: { name: 'bap.localhost::ONDC:AGR10' },
  contact: { phone: '9800000002' },
  person: { name: 'Sunita Pawar' },
};
const opened = {
  ...{ complainant_action: 'OPEN', short_desc: 'Complaint created', updated_at: OPENED.toISOString() },
  updated_by: by,
};

test('a cancellation', () => {
  expect(cancelMessage({ orderId: 'KH-2026-1011', reason: '010' })).toEqual({
    order_id: 'KH-2026-1011',
    cancellation_reason_id: '010',
  });
});

test('every reason for cancelling is one that a buyer app may give', () => {
  const BUYERS = ['001', '003', '006', '009', '010'];
  const sent = CANCEL_REASONS.map(({ code }) => NETWORK_CANCEL_REASONS[code]);
  expect(sent).toEqual(['001', '003', '006', '010']);
  expect(BUYERS).toEqual(expect.arrayContaining([...sent, SUPPORT_CANCEL_REASON]));
});

test('a request to take goods back', () => {
  const list = [
    ['id', 'RT1'],
    ['item_id', 'I-TOMSEED-10G'],
    ['parent_item_id', 'V-TOM'],
    ['item_quantity', '1'],
    ['reason_id', '003'],
    ['reason_desc', 'Seed packet torn on arrival'],
    ['images', 'https://cdn.example/ret/1.jpg'],
    ['replace', 'no'],
    ['exchange', 'no'],
    ['ttl_approval', 'PT24H'],
    ['ttl_reverseqc', 'P3D'],
  ].map(([code, value]) => ({ code, value }));
  expect(returnRequest(ASKED)).toEqual({
    update_target: 'item',
    order: { id: 'KH-2026-1056', fulfillments: [{ type: 'Return', tags: [{ code: 'return_request', list }] }] },
  });
});

test('a request without a parent or a photo names none', () => {
  const [fulfilment] = returnRequest({ ...ASKED, parentItemId: null, images: [] }).order.fulfillments;
  const codes = fulfilment?.tags[0]?.list.map(({ code }) => code);
  expect(codes).not.toContain('parent_item_id');
  expect(codes).not.toContain('images');
});

test('what was given back', () => {
  const fulfilment = { id: 'RT1', type: 'Return' } as const;
  expect(refundTrail({ orderId: 'KH-2026-1056', fulfilment, paise: 65_000, through: 'upi', at: AT })).toEqual({
    update_target: 'payment',
    order: {
      id: 'KH-2026-1056',
      fulfillments: [fulfilment],
      payment: {
        '@ondc/org/settlement_details': [
          {
            settlement_counterparty: 'buyer',
            settlement_phase: 'refund',
            settlement_type: 'upi',
            settlement_amount: '650.00',
            settlement_timestamp: '2026-06-15T12:59:10.800Z',
          },
        ],
      },
    },
  });
});

test('an issue that is opened', () => {
  expect(openIssueMessage(ISSUE)).toEqual({
    issue: {
      ...{ id: ISSUE.id, category: 'ITEM', sub_category: 'ITM04', status: 'OPEN', issue_type: 'ISSUE' },
      complainant_info: { person: { name: 'Sunita Pawar' }, contact: { phone: '9800000002' } },
      order_details: {
        ...{ id: 'KH-2026-1001', state: 'Completed', provider_id: 'P-NSK-01' },
        items: [{ id: 'I-TOMSEED-10G', quantity: 1 }],
        fulfillments: [{ id: 'F1', state: 'Order-delivered' }],
      },
      description: {
        short_desc: 'Quality issue',
        long_desc: 'Germination under 40 percent',
        images: ['https://cdn.example/1.jpg'],
      },
      source: { network_participant_id: 'bap.localhost', type: 'CONSUMER' },
      expected_response_time: { duration: 'PT2H' },
      expected_resolution_time: { duration: 'P1D' },
      issue_actions: { complainant_actions: [opened] },
      ...{ created_at: OPENED.toISOString(), updated_at: OPENED.toISOString() },
    },
  });
});

test.for(ISSUE_REASONS)('$code is of the order or of an item, and has words', ({ code, level }) => {
  const { issue } = openIssueMessage({ ...ISSUE, reason: code, note: '' });
  expect(issue.category).toBe(level.toUpperCase());
  expect(issue.description.long_desc).toBe(issue.description.short_desc);
});

test.for([
  [true, 'THUMBS-UP'],
  [false, 'THUMBS-DOWN'],
] as const)('an issue that is closed, content: %s', ([isContent, rating]) => {
  const { issue } = closeIssueMessage(ISSUE, isContent, AT);
  expect(issue).toMatchObject({ id: ISSUE.id, status: 'CLOSED', rating, updated_at: AT.toISOString() });
  expect(issue.issue_actions.complainant_actions).toEqual([
    opened,
    {
      ...{ complainant_action: 'CLOSE', short_desc: 'Complaint closed' },
      ...{ updated_at: AT.toISOString(), updated_by: by },
    },
  ]);
});

test.for(['GRIEVANCE', 'DISPUTE'] as const)('an issue that is taken further: %s', (level) => {
  const { issue } = escalateIssueMessage(ISSUE, level, AT);
  expect(issue).toMatchObject({ id: ISSUE.id, status: 'OPEN', issue_type: level });
  expect(issue.issue_actions.complainant_actions.map((one) => one.complainant_action)).toEqual(['OPEN', 'ESCALATE']);
});

test('the question how an issue stands', () => {
  expect(issueStatusMessage(ISSUE.id)).toEqual({ issue_id: ISSUE.id });
});
