/** What a soil report costs under an active card, in paise. See docs/domain/programme.md#prices. */
export const SOIL_REPORT_PAISE = 15_000;
