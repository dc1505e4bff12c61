import { NOTICE_TOPICS, type NoticeTopic } from '@haat/api-contract/vocabulary';
import { NOTICE_KINDS, ORDER_NOTICE_KINDS } from '@haat/backend-platform';
import type { NoticeKind } from '@haat/backend-platform';

/** Answers to what a person asked for. */
const ANSWERS: readonly NoticeKind[] = [
  'return-approved',
  'return-refused',
  'issue-answered',
  'mandi-receipt-verified',
  'mandi-receipt-rejected',
  'mandi-offer-accepted',
  'mandi-offer-rejected',
  'question-answered',
  'soil-report-ready',
  'soil-sample-refused',
  'geotag-task-done',
  'geotag-task-back',
  'feedback-answered',
  'programme-card-issued',
  'programme-rejected',
];
/** Areas whose notices are all about one thing, by the beginning of their kinds' names. */
const BY_AREA: readonly (readonly [beginning: string, topic: NoticeTopic])[] = [
  ['claim-', 'claim'],
  ['booking-', 'booking'],
];
/** About money that goes to an account: told whatever is switched off. */
const ALWAYS: readonly NoticeKind[] = ['payout-given', 'payout-changed'];

/**
 * What a notice is about; null for what is told whatever a person has switched off: sign-ins, consents, the account,
 * where money goes, and every kind that is not named here. See docs/domain/application.md#notices-by-topic.
 */
export function topicOfNotice(kind: NoticeKind): NoticeTopic | null {
  if (ALWAYS.includes(kind)) return null;
  if (ANSWERS.includes(kind)) return 'answer';
  if (kind === 'price-alert') return 'price-alert';
  const ofArea = BY_AREA.find(([beginning]) => kind.startsWith(beginning));
  if (ofArea !== undefined) return ofArea[1];
  return kind === 'shop-new-order' || (ORDER_NOTICE_KINDS as readonly NoticeKind[]).includes(kind) ? 'order' : null;
}

/** Topics of which something is sent: only these have a switch. */
export const SENT_TOPICS: readonly NoticeTopic[] = NOTICE_TOPICS.filter((topic) =>
  NOTICE_KINDS.some((kind) => topicOfNotice(kind) === topic),
);
