import {
  ISSUE_REASONS,
  type IssueReasonCode,
  type IssueStatus,
  type OrderActor,
  type OrderStatus,
} from '@haat/api-contract/vocabulary';
import { IN_PROGRESS_STATUSES } from '../status/order-status.ts';

const HOUR_MS = 3_600_000;
/** A complaint is answered within this, milliseconds: 48 hours. See docs/domain/aftercare.md#complaint-clocks. */
export const ISSUE_ANSWER_MS = 48 * HOUR_MS;
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** When a complaint goes to support by itself. */
export interface IssueClocks {
  /** Unless it was answered before. */
  answerBy: Date;
  /** Unless it is closed by then. */
  closeBy: Date;
}

/**
 * The clocks of a complaint: answered within 48 hours, closed within a month of India's calendar. See
 * docs/domain/aftercare.md#complaint-clocks.
 */
export function issueClocks(openedAt: Date): IssueClocks {
  return { answerBy: new Date(openedAt.getTime() + ISSUE_ANSWER_MS), closeBy: aMonthAfter(openedAt) };
}

/** The same day and time of the next month, or its last day when it has no such day. */
function aMonthAfter(moment: Date): Date {
  const india = new Date(moment.getTime() + INDIA_OFFSET_MS);
  const day = india.getUTCDate();
  const next = new Date(india);
  next.setUTCMonth(india.getUTCMonth() + 1);
  // The 31st of a month of 30 days ran over into the one after it.
  if (next.getUTCDate() !== day) next.setUTCDate(0);
  return new Date(next.getTime() - INDIA_OFFSET_MS);
}

/** An order, as far as complaining of it goes. */
export interface ReportableOrder {
  status: OrderStatus;
  /** Null while it was not handed over. */
  deliveredAt: Date | null;
}

/**
 * What can be complained of: that an order on its way is delayed; what is wrong with goods, for a month after they
 * were handed over. None for an order that ended otherwise.
 */
export function issueReasonsFor({ status, deliveredAt }: ReportableOrder, now: Date): IssueReasonCode[] {
  const level = IN_PROGRESS_STATUSES.some((one) => one === status)
    ? 'order'
    : status === 'DELIVERED' && deliveredAt !== null && now <= aMonthAfter(deliveredAt)
      ? 'item'
      : null;
  return ISSUE_REASONS.filter((reason) => reason.level === level).map(({ code }) => code);
}

/**
 * Who may move a complaint to which status. An answer is the shop's; what is escalated, support closes with an answer
 * of its own.
 */
const ISSUE_TRANSITIONS: readonly { from: readonly IssueStatus[]; to: IssueStatus; by: readonly OrderActor[] }[] = [
  { from: ['OPEN'], to: 'ANSWERED', by: ['vendor'] },
  { from: ['OPEN', 'ANSWERED', 'ESCALATED'], to: 'CLOSED', by: ['farmer', 'agent'] },
  { from: ['ANSWERED'], to: 'ESCALATED', by: ['farmer', 'agent'] },
  { from: ['OPEN', 'ANSWERED'], to: 'ESCALATED', by: ['system'] },
  { from: ['ESCALATED'], to: 'CLOSED', by: ['support'] },
];

/** Whether an actor may move a complaint from one status to another. */
export function canTransitionIssue(from: IssueStatus, to: IssueStatus, by: OrderActor): boolean {
  return ISSUE_TRANSITIONS.some((row) => row.from.includes(from) && row.to === to && row.by.includes(by));
}

/** Whether a complaint's clock has run out: it goes to support. */
export function isIssueOverdue(status: IssueStatus, { answerBy, closeBy }: IssueClocks, now: Date): boolean {
  return (status === 'OPEN' && now >= answerBy) || ((status === 'OPEN' || status === 'ANSWERED') && now >= closeBy);
}
