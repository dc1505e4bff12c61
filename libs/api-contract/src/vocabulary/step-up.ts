/**
 * What a step-up waits for: nothing, because none is due; the answer to its question; or support, because no question
 * can be asked or too many answers were wrong. See docs/domain/identity.md#step-up.
 */
export const STEP_UP_STATUSES = ['none', 'question', 'support'] as const;
/** What a step-up waits for. */
export type StepUpStatus = (typeof STEP_UP_STATUSES)[number];

/** By what support was convinced that a caller is the farmer. See docs/domain/identity.md#step-up. */
export const STEP_UP_LIFT_REASONS = ['document-seen', 'vouched-by-shop', 'questions-answered'] as const;
/** By what support was convinced. */
export type StepUpLiftReason = (typeof STEP_UP_LIFT_REASONS)[number];
