/** The services, each with its own base address. See docs/domain/service-calls.md#services. */
export const SERVICE_NAMES = ['main', 'location', 'open-network', 'auth', 'graphql'] as const;
/** A service. */
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** What `data_for` of `GET /common/v1/services` may name. See docs/domain/service-calls.md#look-ups. */
export const SERVICES_DATA = ['vendors', 'flags', 'banners', 'service_categories'] as const;
/** A part of the market that `data_for` names. */
export type ServicesData = (typeof SERVICES_DATA)[number];

/** Feature flags: credit orders, coupons. See docs/domain/application.md#feature-flags. */
export const FLAG_KEYS = ['CR', 'CP'] as const;
/** A feature flag. */
export type FlagKey = (typeof FLAG_KEYS)[number];
