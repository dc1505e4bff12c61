/**
 * Statuses of an insurance policy: `PROMISED` until the insurer has its premium, then `IN_FORCE`; `VOID` for good once
 * its packs do not stay with the farmer. See docs/domain/insurance.md#policies.
 */
export const POLICY_STATUSES = ['PROMISED', 'IN_FORCE', 'VOID'] as const;
/** A status of an insurance policy. */
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

/** What a promised policy waits for: money by the gateway, the shop's yes to an order on credit, the goods. */
export const POLICY_STARTS = ['payment', 'confirmation', 'delivery'] as const;
/** What a promised policy waits for. */
export type PolicyStart = (typeof POLICY_STARTS)[number];

/**
 * What insurance pays for: the ids of the risks of the government's crop insurance, which our products name too.
 * See docs/domain/insurance.md#perils.
 */
export const PERILS = [
  'prevented_sowing',
  'mid_season',
  'standing_crop',
  'localised',
  'post_harvest',
  'wild_animal',
  'paddy_inundation',
] as const;
/** What insurance pays for. */
export type Peril = (typeof PERILS)[number];

/** Perils of a single farm, whose loss the farmer reports. The others are measured over an area, without a report. */
export const FARM_PERILS = ['localised', 'post_harvest', 'wild_animal', 'paddy_inundation'] as const;
/** A peril of a single farm. */
export type FarmPeril = (typeof FARM_PERILS)[number];

/** Where a claim stands. See docs/domain/insurance.md#what-happens-to-a-claim. */
export const CLAIM_STATES = [
  'SUBMITTED',
  'UNDER_SURVEY',
  'APPROVED',
  'REJECTED',
  'APPEALED',
  'PAID',
  'WITHDRAWN',
] as const;
/** Where a claim stands. */
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Why a loss cannot be claimed. See docs/domain/insurance.md#who-may-claim. */
export const CLAIM_OBSTACLES = [
  'void',
  'not-covered',
  'before-cover',
  'after-cover',
  'already-claimed',
  'too-late',
] as const;
/** Why a loss cannot be claimed. */
export type ClaimObstacle = (typeof CLAIM_OBSTACLES)[number];

/** Kinds of crop for which the government's scheme caps the farmer's premium. */
export const PMFBY_CATEGORIES = ['kharif-food', 'rabi-food', 'commercial', 'perennial'] as const;
/** A kind of crop for which the government's scheme caps the farmer's premium. */
export type PmfbyCategory = (typeof PMFBY_CATEGORIES)[number];

/** Photos of a claim. */
export const MOST_CLAIM_PHOTOS = 6;
/** Letters of what a farmer says of a loss, or against a rejection. */
export const LONGEST_CLAIM_TEXT = 500;
/** Letters of what a surveyor or an insurer writes. */
export const LONGEST_CLAIM_FINDING = 1000;
/** Days for which a claim may lie on a phone before it is sent; what lies longer counts as filed when it comes. */
export const MOST_DAYS_UNSENT = 30;
/** Kilometres from where the insured goods went, from which on a photo is marked. */
export const CLAIM_PHOTO_FAR_KM = 50;

/** What a surveyor is told of a photo that was taken all the same. See docs/domain/insurance.md#photos-of-a-claim. */
export const CLAIM_PHOTO_MARKS = ['no-place', 'far-away', 'no-time', 'before-event', 'after-filing'] as const;
/** What a surveyor is told of a photo. */
export type ClaimPhotoMark = (typeof CLAIM_PHOTO_MARKS)[number];

/** Why an insurer pays nothing. See docs/domain/insurance.md#what-happens-to-a-claim. */
export const CLAIM_REJECTIONS = ['no-loss', 'other-cause', 'other-field', 'no-proof', 'other'] as const;
/** Why an insurer pays nothing. */
export type ClaimRejection = (typeof CLAIM_REJECTIONS)[number];

/**
 * How the payment of an approved claim stands: no bank account is chosen, or a change of it waits; it is on its way;
 * the bank sent it back and it is tried again; a person pays it by hand; it has arrived.
 */
export const CLAIM_PAYOUT_STATES = ['no-account', 'on-its-way', 'sent-back', 'by-hand', 'paid'] as const;
/** How the payment of an approved claim stands. */
export type ClaimPayoutState = (typeof CLAIM_PAYOUT_STATES)[number];

/** Who moves a claim. See docs/domain/insurance.md#what-happens-to-a-claim. */
export const CLAIM_ACTORS = ['farmer', 'surveyor', 'insurer'] as const;
/** Who moves a claim. */
export type ClaimActor = (typeof CLAIM_ACTORS)[number];
