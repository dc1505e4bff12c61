import type { BenefitAnswer, ProgrammeCrop, ProgrammeState } from '@haat/api-contract/vocabulary';

/** What a card gives. */
export interface Benefit {
  readonly id: string;
  /** Null: with the card of every crop. */
  readonly crop: ProgrammeCrop | null;
  /** How often, while the card is valid. */
  readonly quantity: number;
}

/** How often each benefit was used, by its id; one that is not named was not. */
export type BenefitUses = Readonly<Record<string, number>>;

/** A card as far as it decides what it gives. */
export interface Card {
  readonly state: ProgrammeState;
  readonly crop: ProgrammeCrop;
  /** The last day in India, 'YYYY-MM-DD'. */
  readonly valid_until: string;
  readonly used: BenefitUses;
}

/**
 * How often a benefit can still be used; never below 0.
 *
 * @param used - uses of this benefit, or of all of a card
 */
export function benefitLeft({ id, quantity }: Benefit, used: BenefitUses | number): number {
  const times = typeof used === 'number' ? used : Object.hasOwn(used, id) ? (used[id] ?? 0) : 0;
  return Math.max(0, quantity - times);
}

/**
 * Whether a card gives a benefit today; of several reasons against it the first of `BENEFIT_ANSWERS`. See
 * docs/domain/programme.md#uses.
 *
 * @param today - the day in India, 'YYYY-MM-DD'
 */
export function mayUse(card: Card, benefit: Benefit, today: string): BenefitAnswer {
  if (card.state === 'EXPIRED' || today > card.valid_until) return 'expired';
  if (card.state !== 'ACTIVE') return 'not-active';
  if (benefit.crop !== null && benefit.crop !== card.crop) return 'other-crop';
  return benefitLeft(benefit, card.used) === 0 ? 'used-up' : 'yes';
}
