// Paths that every shell has because external pages link or post to them.

/**
 * Where the payment gateway's page posts a browser back to. Its page stands on another site, so no cookie of ours
 * comes with it.
 */
export const PAYMENT_RETURN_PATH = '/payment/return';

/** Page that a campaign's link opens, with `?code=`: every shell has it, and the services write it into links. */
export const CAMPAIGN_LINK_PATH = '/growth/validate';
