/** Page that a campaign's link opens, with `?code=`: every shell has it, and the services write it into links. */
export const CAMPAIGN_LINK_PATH = '/growth/validate';
