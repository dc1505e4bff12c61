import type { IssueReasonCode } from '@haat/api-contract/vocabulary';
import { NETWORK_DOMAIN } from './context.ts';

/** How soon an issue is to be answered and settled, as the message asks for it. */
export const ISSUE_ANSWER_WITHIN = 'PT2H';
/** See {@link ISSUE_ANSWER_WITHIN}. */
export const ISSUE_SETTLED_WITHIN = 'P1D';
/** {@link ISSUE_ANSWER_WITHIN} in milliseconds. */
export const ISSUE_ANSWER_WITHIN_MS = 7_200_000;
/** {@link ISSUE_SETTLED_WITHIN} in milliseconds. */
export const ISSUE_SETTLED_WITHIN_MS = 86_400_000;

/** How far an issue has been taken. */
export type IssueLevel = 'ISSUE' | 'GRIEVANCE' | 'DISPUTE';

/** An issue as it was opened. */
export interface NetworkIssue {
  /** A UUID. */
  readonly id: string;
  /** ORD03, ITM01 to ITM05: the network's own codes. */
  readonly reason: IssueReasonCode;
  /** The farmer's own words; may be empty. */
  readonly note: string;
  readonly images: readonly string[];
  readonly openedAt: Date;
  readonly order: {
    readonly id: string;
    readonly state: string;
    readonly providerId: string;
    readonly fulfilment: { readonly id: string; readonly state: string };
    readonly items: readonly { readonly id: string; readonly quantity: number }[];
  };
  readonly complainant: { readonly name: string; readonly phone: string };
  /** Our name on the network. */
  readonly subscriberId: string;
}

const SHORT_DESCRIPTIONS: Readonly<Record<IssueReasonCode, string>> = {
  ORD03: 'Delayed delivery',
  ITM01: 'Missing items',
  ITM02: 'Quantity issue',
  ITM03: 'Item mismatch',
  ITM04: 'Quality issue',
  ITM05: 'Expired item',
};

type Act = 'OPEN' | 'CLOSE' | 'ESCALATE';
const DONE: Readonly<Record<Act, string>> = {
  OPEN: 'Complaint created',
  CLOSE: 'Complaint closed',
  ESCALATE: 'Complaint taken further',
};

/** The message that opens an issue. See docs/domain/open-network.md#issues. */
export function openIssueMessage(issue: NetworkIssue) {
  const { order, complainant, openedAt } = issue;
  const short_desc = SHORT_DESCRIPTIONS[issue.reason];
  return {
    issue: {
      id: issue.id,
      category: issue.reason === 'ORD03' ? 'ORDER' : 'ITEM',
      sub_category: issue.reason,
      complainant_info: { person: { name: complainant.name }, contact: { phone: complainant.phone } },
      order_details: {
        id: order.id,
        state: order.state,
        items: order.items,
        fulfillments: [order.fulfilment],
        provider_id: order.providerId,
      },
      description: { short_desc, long_desc: issue.note === '' ? short_desc : issue.note, images: issue.images },
      source: { network_participant_id: issue.subscriberId, type: 'CONSUMER' },
      expected_response_time: { duration: ISSUE_ANSWER_WITHIN },
      expected_resolution_time: { duration: ISSUE_SETTLED_WITHIN },
      status: 'OPEN',
      issue_type: 'ISSUE',
      issue_actions: { complainant_actions: [act(issue, 'OPEN', openedAt)] },
      created_at: openedAt.toISOString(),
      updated_at: openedAt.toISOString(),
    },
  };
}

/** The message that says that an issue is settled, and whether the farmer is content with how. */
export function closeIssueMessage(issue: NetworkIssue, isContent: boolean, at: Date) {
  return later(issue, 'CLOSE', at, { status: 'CLOSED', rating: isContent ? 'THUMBS-UP' : 'THUMBS-DOWN' });
}

/** The message that takes an issue further. */
export function escalateIssueMessage(issue: NetworkIssue, level: Exclude<IssueLevel, 'ISSUE'>, at: Date) {
  return later(issue, 'ESCALATE', at, { status: 'OPEN', issue_type: level });
}

/** The message that asks how an issue stands. */
export const issueStatusMessage = (issueId: string) => ({ issue_id: issueId });

function later(issue: NetworkIssue, what: Act, at: Date, changed: object) {
  const complainant_actions = [act(issue, 'OPEN', issue.openedAt), act(issue, what, at)];
  return {
    issue: {
      id: issue.id,
      ...changed,
      issue_actions: { complainant_actions },
      created_at: issue.openedAt.toISOString(),
      updated_at: at.toISOString(),
    },
  };
}

const act = ({ complainant, subscriberId }: NetworkIssue, complainant_action: Act, at: Date) => ({
  complainant_action,
  short_desc: DONE[complainant_action],
  updated_at: at.toISOString(),
  updated_by: {
    org: { name: `${subscriberId}::${NETWORK_DOMAIN}` },
    contact: { phone: complainant.phone },
    person: { name: complainant.name },
  },
});
