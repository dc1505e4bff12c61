/**
 * The least that the payment company takes at once, in whole paise. What comes to less is paid in another way.
 * Decision 016.
 */
export const LEAST_ONLINE_PAISE = 100;
