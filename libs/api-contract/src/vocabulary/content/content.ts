/** Who posts. */
export const POST_KINDS = ['editorial', 'community'] as const;
/** Who posts. */
export type PostKind = (typeof POST_KINDS)[number];

/** Letters of a comment at most. See docs/domain/content.md#comments. */
export const MOST_COMMENT_LETTERS = 300;

/** Questions of one person to everyone in 24 hours. See docs/domain/content.md#questions-to-everyone. */
export const MOST_COMMUNITY_QUESTIONS = 5;

/** What can be reported. */
export const REPORTED_KINDS = ['post', 'comment'] as const;
/** What can be reported. */
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** What a reader can find wrong. */
export const REPORT_REASONS = ['fraud', 'wrong', 'abuse', 'other'] as const;
/** What a reader can find wrong. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a moderator decides on what was reported. */
export const REPORT_DECISIONS = ['keep', 'remove'] as const;
/** What a moderator decides. */
export type ReportDecisionKind = (typeof REPORT_DECISIONS)[number];
