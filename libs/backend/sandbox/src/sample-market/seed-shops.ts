import type { FulfilmentType, LicenceKind, VendorType } from '@haat/api-contract/vocabulary';
import type { WeekdayHours } from '@haat/order-core';
import type { LocalisedText } from './seed-texts.ts';

// Money is whole paise, distances are whole metres, days are `YYYY-MM-DD` and times `HH:mm` in India, places are WGS
// 84 degrees. Ids are stable strings that never change between releases.

/** A licence of a shop. All numbers in the sample begin with `SAMPLE`. */
export interface VendorLicence {
  readonly kind: LicenceKind;
  readonly number: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

/** A shop's terms for its own delivery (docs/domain/vendors.md#delivery-fee). */
export interface DeliveryTerms {
  readonly basePaise: number;
  /** The base covers this distance, in metres. */
  readonly baseUpToMetres: number;
  /** For each started kilometre beyond it. */
  readonly perKilometrePaise: number;
  /** Free when goods (after discount) come to this much or more. */
  readonly freeFromPaise: number;
}

/** A shop of the sample market. Invented; phone numbers are fictitious. */
export interface SeedVendor {
  readonly id: string;
  readonly slug: string;
  readonly type: VendorType;
  readonly fulfilment: FulfilmentType;
  readonly name: LocalisedText;
  readonly legalName: string;
  readonly ownerName: string;
  /** Ten digits, fictitious (90000…). */
  readonly phone: string;
  readonly address: {
    /** Street, plot or market. */
    readonly street: LocalisedText;
    readonly town: LocalisedText;
    readonly pincode: string;
    readonly district: LocalisedText;
    readonly state: LocalisedText;
  };
  readonly lat: number;
  readonly lng: number;
  /** 0 when the shop does not deliver. */
  readonly deliveryRadiusMetres: number;
  /** 0 when nothing can be picked up there. */
  readonly pickupRadiusMetres: number;
  /** Null when the shop does not deliver. */
  readonly deliveryTerms: DeliveryTerms | null;
  /** Working days until delivery or until a pickup is ready. */
  readonly readyInDays: number;
  /** The same hours on every day that it opens. */
  readonly openingHours: readonly WeekdayHours[];
  /** Of the form and with the check character that the law wants; null for a shop too small to be registered. */
  readonly gstin: string | null;
  readonly licences: readonly VendorLicence[];
  /** A financed distribution centre: sells on credit (docs/domain/vendors.md#kinds-of-shop). */
  readonly isFinanced: boolean;
}

/** One pack in one shop: its price and stock (docs/domain/catalogue.md#products). */
export interface SeedOffer {
  /** Catalogue id, `c_id` on the wire; unique. */
  readonly id: string;
  readonly vendorId: string;
  readonly variantId: string;
  /** Before discount; never above the pack's MRP. */
  readonly pricePaise: number;
  /** Taken off the price of each unit; below the price. */
  readonly discountPaise: number;
  /** Whole packs on the shelf; 0 is out of stock. */
  readonly stock: number;
}
