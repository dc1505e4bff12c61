import type { PaymentKind } from '@haat/api-contract/vocabulary';
import type { KeyFactsView } from '@haat/presenters';

/** A row of facts: what it is, and the formatted value. */
export interface FactView {
  readonly label: string;
  readonly value: string;
}

/** A payment method as a card. An unavailable one gives the reason in its detail and cannot be picked. */
export interface PaymentCard {
  readonly kind: PaymentKind;
  readonly title: string;
  readonly detail: string | null;
  readonly isOpen: boolean;
}

/** What a farmer's credit line holds, and what this order would cost on it. */
export interface CreditView {
  readonly facts: readonly FactView[];
  /** Against cash, in rupees and as a yearly rate; null where it is not known. */
  readonly cost: readonly FactView[] | null;
  /** How interest comes about. */
  readonly terms: string;
  readonly keyFacts: CreditAgreementView | null;
}

/** What a farmer agrees to who buys on credit. */
export interface CreditAgreementView extends KeyFactsView {
  /** Said beside the box to tick. */
  readonly agree: string;
}

/** The payment methods for this shell, place and user. */
export interface PaymentView {
  readonly chosen: PaymentKind | null;
  readonly cards: readonly PaymentCard[];
  /** Credit waits for the farmer to show that the account is theirs. */
  readonly needsStepUp: boolean;
  /** Only for a user who has a credit line. */
  readonly credit: CreditView | null;
}

/** A coupon in words; `obstacle` says why it does not apply. */
export interface CouponView {
  readonly code: string;
  readonly worth: string;
  /** From which amount and until when it holds. */
  readonly terms: string;
  readonly obstacle: string | null;
}

/** The coupon that is on the cart, and those that are offered. */
export interface CouponsView {
  readonly selected: (CouponView & { readonly saving: string | null }) | null;
  readonly offered: readonly CouponView[];
}

/** Insurance that can be taken with a pack. Nothing is taken before the farmer presses. */
export interface InsuranceView {
  readonly productId: string;
  readonly factor: number;
  readonly name: string;
  readonly insurer: string;
  /** Sum insured of a pack. */
  readonly cover: string;
  /** What it costs: free packs first, then the price of one. */
  readonly price: string;
  /** What is covered, folded away. */
  readonly coverText: string;
  /** Packs insured; 0 when it is not taken. */
  readonly units: number;
  /** Packs of it in the cart. */
  readonly max: number;
  /** Packs that the first press insures: those that are free, or one. */
  readonly start: number;
  /** How the premium comes about, where it is taken: '2 free + 3 × ₹118.00'. */
  readonly sum: string | null;
  readonly premium: string | null;
  /** An identity document is asked for before ordering. */
  readonly needsKyc: string | null;
}

/** What a prebooking promises and asks. */
export interface PrebookView {
  readonly dates: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string | null;
  /** Price locked, advance, place in the queue, until when cancelling is free. */
  readonly facts: readonly string[];
}
