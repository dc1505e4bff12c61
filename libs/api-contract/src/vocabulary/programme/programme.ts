/** Crops of the programme: sugarcane, cotton, maize and paddy. See docs/domain/programme.md#benefits. */
export const PROGRAMME_CROPS = ['SG', 'CO', 'MZ', 'PD'] as const;
/** A crop of the programme. */
export type ProgrammeCrop = (typeof PROGRAMME_CROPS)[number];

/** Where an application for a card stands, and then the card. See docs/domain/programme.md#states. */
export const PROGRAMME_STATES = ['DRAFT', 'SUBMITTED', 'APPROVED', 'REJECTED', 'ISSUED', 'ACTIVE', 'EXPIRED'] as const;
/** Where an application or its card stands. */
export type ProgrammeState = (typeof PROGRAMME_STATES)[number];

/** Whether a card gives a benefit today, or why it does not. */
export const BENEFIT_ANSWERS = ['expired', 'not-active', 'other-crop', 'used-up', 'yes'] as const;
/** Whether a card gives a benefit today, or why it does not. */
export type BenefitAnswer = (typeof BENEFIT_ANSWERS)[number];

/** Why the programme officer rejects an application. */
export const PROGRAMME_REFUSALS = ['field-unfit', 'sowing-unlikely', 'no-place-left', 'document-unclear'] as const;
/** Why an application is rejected. */
export type ProgrammeRefusal = (typeof PROGRAMME_REFUSALS)[number];

/** Days before and after today within which the sowing of an application lies. */
export const PROGRAMME_SOWING_DAYS = 60;
/** Digits of a card's number. */
export const CARD_NUMBER_DIGITS = 16;
