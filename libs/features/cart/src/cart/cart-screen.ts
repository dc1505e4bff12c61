import type { DeliveryType } from '@haat/api-contract/vocabulary';
import type { CouponsWords, InsuranceWords, PaymentWords, PrebookWords } from '../checkout/checkout-screen.ts';

/** A line of the cart in the words of the request's language; amounts are formatted. */
export interface LineWords {
  readonly variantId: string;
  readonly name: string;
  readonly brand: string;
  readonly slug: string;
  readonly pictureUrl: string;
  readonly pack: string;
  readonly quantity: number;
  /** Most packs that can be taken: what the shop has, 999 at most. */
  readonly max: number;
  /** To pay for the whole line. */
  readonly amount: string;
  /** To pay for one pack, where there are several. */
  readonly each: string | null;
  /** What stands against it, in words; `blocks` when it cannot be ordered so. */
  readonly problem: { readonly text: string; readonly blocks: boolean } | null;
  /** What can be insured with it; nothing where the goods are collected. */
  readonly insurance: readonly InsuranceWords[];
}

/** A row of the bill, formatted. */
export interface BillRowWords {
  readonly label: string;
  readonly amount: string;
  readonly tone?: 'saving';
}

/** A way to get the goods that is open to this cart. */
export interface HandoverChoice {
  readonly value: DeliveryType;
  readonly title: string;
  readonly detail: string;
}

/** Who collects the goods, as typed. */
export interface PickupPersonFields {
  readonly name: string;
  readonly phoneNumber: string;
}

/** Why the cart cannot be handed over as it stands; each reason has a next step of its own. */
export type Unserved = 'no-place' | 'shop' | 'address';

/** A cart with something in it, as its screen shows it. */
export interface FilledCart {
  readonly vendorId: string;
  readonly shop: string;
  readonly shopAddress: string;
  /** 'Open till 7 pm · 3.2 km'. */
  readonly shopDetail: string;
  readonly isPrebook: boolean;
  readonly lines: readonly LineWords[];
  /** Some line cannot be ordered as it is. */
  readonly isBlocked: boolean;
  /**
   * `promised` is the day on which the goods are there; `notes` say why there is one way only, or what the other way
   * loses.
   */
  readonly handover: {
    readonly type: DeliveryType;
    readonly choices: readonly HandoverChoice[];
    readonly promised: string | null;
    readonly notes: readonly string[];
  };
  readonly unserved: Unserved | null;
  /** Null until one is written. */
  readonly address: { readonly id: string; readonly name: string; readonly text: string } | null;
  readonly areAddressesLost: boolean;
  readonly pickup: PickupPersonFields;
  /** Only for a prebooking. */
  readonly prebook: PrebookWords | null;
  readonly payment: PaymentWords;
  /** Null while coupons are switched off. */
  readonly coupons: CouponsWords | null;
  /** `beside` is what credit costs: no part of the total. */
  readonly bill: {
    readonly rows: readonly BillRowWords[];
    readonly total: string;
    readonly beside: string | null;
  } | null;
  /** An identity paper must be given before it is ordered. */
  readonly needsKyc: boolean;
  /** What the person sees, to be sent back when they order it: see `SeenCart`. */
  readonly seen: string;
}

/** A cart that a new one replaced and that can be brought back. */
export interface ParkedWords {
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
