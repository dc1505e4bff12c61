/**
 * What waits for people of the market's staff: each kind has the role that works on it.
 * See docs/domain/work-lists.md#kinds.
 */
export const WORK_LIST_KINDS = [
  'questions',
  'reported-posts',
  'surveys',
  'claim-decisions',
  'sale-slips',
  'complaints',
  'feedback',
  'escalated-orders',
  'call-backs',
  'soil-samples',
  'card-applications',
  'geotags',
  'pilot-bookings',
  'collector-bookings',
] as const;
/** A kind of work that waits for people. */
export type WorkListKind = (typeof WORK_LIST_KINDS)[number];

/** What becomes of work: it waits, somebody has it, it is passed on to a lead, it is done. */
export const WORK_ITEM_STATES = ['open', 'claimed', 'escalated', 'done'] as const;
/** What has become of work. */
export type WorkItemState = (typeof WORK_ITEM_STATES)[number];

/** Which part of a work list. */
export const WORK_LIST_PARTS = ['waiting', 'mine', 'escalated', 'all'] as const;
/** Which part of a work list. */
export type WorkListPart = (typeof WORK_LIST_PARTS)[number];

/** Why work is handed back or passed on: no free text, which could tell of people. */
export const WORK_REASONS = [
  'no-time',
  'other-language',
  'other-skill',
  'own-interest',
  'more-needed',
  'unclear',
  'urgent',
] as const;
/** Why work is handed back or passed on. */
export type WorkReason = (typeof WORK_REASONS)[number];
