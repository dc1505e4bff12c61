// Paths that every shell has because external pages link or post to them.

/**
 * Where the payment gateway's page posts a browser back to. Its page stands on another site, so no cookie of ours
 * comes with it.
 */
export const PAYMENT_RETURN_PATH = '/payment/return';

/** Page that a campaign's link opens, with `?code=`: every shell has it, and the services write it into links. */
export const CAMPAIGN_LINK_PATH = '/growth/validate';

/** Page that the link of an SMS opens, with `?t=`: it stops an agent without signing in. */
export const AGENT_STOP_PATH = '/agents/stop';
