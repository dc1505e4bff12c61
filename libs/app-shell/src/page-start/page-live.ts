/** Event of the window: React holds the page, and answers what is pressed. */
export const PAGE_LIVE = 'page-live';
