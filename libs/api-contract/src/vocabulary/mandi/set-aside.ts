/** Why a row of a source is no price. See docs/domain/mandi.md#rows-set-aside. */
export const MANDI_SET_ASIDE_REASONS = [
  'no-day',
  'future-day',
  'no-price',
  'not-positive',
  'too-high',
  'out-of-order',
  'unlike-itself',
  'unknown-market',
  'unknown-commodity',
  'unlike-before',
  'unlike-elsewhere',
] as const;
/** Why a row of a source is no price. */
export type MandiSetAsideReason = (typeof MANDI_SET_ASIDE_REASONS)[number];
