/** Statuses of a return. See docs/domain/aftercare.md#returns. */
export const RETURN_STATUSES = ['REQUESTED', 'APPROVED', 'REFUSED', 'PICKED_UP', 'REFUNDED'] as const;
/** A status of a return. */
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** Statuses of an issue. See docs/domain/aftercare.md#complaints. */
export const ISSUE_STATUSES = ['OPEN', 'ANSWERED', 'CLOSED', 'ESCALATED'] as const;
/** A status of an issue. */
export type IssueStatus = (typeof ISSUE_STATUSES)[number];
