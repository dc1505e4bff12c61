import type { DeliveryType } from '@haat/api-contract/vocabulary';
import type { CouponsView, InsuranceView, PaymentView, PrebookView } from '../checkout/checkout-screen.ts';

/** A line of the cart in the words of the request's language; amounts are formatted. */
export interface CartLineView {
  readonly variantId: string;
  readonly name: string;
  readonly brand: string;
  readonly slug: string;
  readonly pictureUrl: string;
  readonly pack: string;
  readonly quantity: number;
  /** Most packs that can be taken: what the shop has, at most what it lets go in one order. */
  readonly max: number;
  /** Says that no more go into one order; null while more can be taken, or when the shop has no more. */
  readonly mostNote: string | null;
  /** To pay for the whole line. */
  readonly amount: string;
  /** To pay for one pack, where there are several. */
  readonly each: string | null;
  /** Its problem, in words; `blocks` when it prevents ordering. */
  readonly problem: { readonly text: string; readonly blocks: boolean } | null;
  /** What can be insured with it; nothing where the goods are collected. */
  readonly insurance: readonly InsuranceView[];
}

/** A row of the bill, formatted. */
export interface BillRowView {
  readonly label: string;
  readonly amount: string;
  readonly tone?: 'saving';
}

/** A fulfilment option of this cart. */
export interface FulfilmentChoice {
  readonly value: DeliveryType;
  readonly title: string;
  readonly detail: string;
}

/** Who collects the goods, as typed. */
export interface PickupPersonFields {
  readonly name: string;
  readonly phoneNumber: string;
}

/** Why the cart has no fulfilment option; each reason has its own next step. */
export type Unserved = 'no-place' | 'shop' | 'address';

/** A cart with something in it, as its screen shows it. */
export interface FilledCart {
  readonly vendorId: string;
  readonly shop: string;
  readonly shopAddress: string;
  /** 'Open till 7 pm · 3.2 km'. */
  readonly shopDetail: string;
  readonly isPrebook: boolean;
  readonly lines: readonly CartLineView[];
  /** Some line cannot be ordered as it is. */
  readonly isBlocked: boolean;
  /**
   * `promised` is the day on which the goods are there; `notes` say why there is only one option, or what the other
   * option loses.
   */
  readonly fulfilment: {
    readonly type: DeliveryType;
    readonly choices: readonly FulfilmentChoice[];
    readonly promised: string | null;
    readonly notes: readonly string[];
  };
  readonly unserved: Unserved | null;
  /** Null until one is written. */
  readonly address: { readonly id: string; readonly name: string; readonly text: string } | null;
  readonly areAddressesLost: boolean;
  readonly pickup: PickupPersonFields;
  /** Only for a prebooking. */
  readonly prebook: PrebookView | null;
  readonly payment: PaymentView;
  /** Null while coupons are switched off. */
  readonly coupons: CouponsView | null;
  /** `beside` is what credit costs: no part of the total. */
  readonly bill: {
    readonly rows: readonly BillRowView[];
    readonly total: string;
    readonly beside: string | null;
  } | null;
  /** An identity document must be given before it is ordered. */
  readonly needsKyc: boolean;
  /** The insurance whose terms are to be accepted before this cart is ordered; null when none is. */
  readonly needsTerms: string | null;
  /** What the person sees, to be sent back when they order it: see `CartSnapshot`. */
  readonly snapshot: string;
}

/** A cart that a new one replaced and that can be brought back. */
export interface ParkedCartView {
  readonly title: string;
  readonly detail: string;
}

/** A question that a screen without JavaScript was sent here with. */
export interface CartQuestion {
  readonly reason: 'vendor' | 'prebook' | 'normal';
  readonly variantId: string;
  readonly vendorId: string;
  readonly quantity: number;
  readonly isPrebook: boolean;
  readonly redirectTo: string;
}
