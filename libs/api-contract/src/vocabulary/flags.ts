/** Feature flags: credit orders, coupons. See docs/domain/application.md#feature-flags. */
export const FLAG_KEYS = ['CR', 'CP'] as const;
/** A feature flag. */
export type FlagKey = (typeof FLAG_KEYS)[number];
