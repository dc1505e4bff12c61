/** How a buyer's demand stands. See docs/domain/mandi.md#demands-and-offers. */
export const MANDI_DEMAND_STATUSES = ['OPEN', 'FILLED', 'CLOSED', 'EXPIRED'] as const;
/** How a buyer's demand stands. */
export type MandiDemandStatus = (typeof MANDI_DEMAND_STATUSES)[number];

/** How a farmer's offer stands. See docs/domain/mandi.md#demands-and-offers. */
export const MANDI_OFFER_STATUSES = ['OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
/** How a farmer's offer stands. */
export type MandiOfferStatus = (typeof MANDI_OFFER_STATUSES)[number];

/** The largest quantity of a sale, quintals: a thousand tonnes. */
export const MOST_MANDI_QUINTALS = 10_000;
