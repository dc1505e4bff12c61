/**
 * Shapes of the sample market: what the seed data holds and what the database is filled from.
 *
 * Units, everywhere in these types: money is whole paise, distances are whole metres, calendar
 * days are `YYYY-MM-DD` in India (Asia/Kolkata), times of day are `HH:mm` in India, places are
 * WGS 84 degrees. Ids are stable strings that never change between releases.
 */

/** The six languages of the product (Domain rules; Hindi is the default). */
export type SeedLanguage = 'hi' | 'en' | 'mr' | 'bn' | 'or' | 'gu';

/** One text in all six languages. No entry is ever empty. */
export type LocalisedText = Readonly<Record<SeedLanguage, string>>;

/** Kinds of goods, which decide licences, tax and safety facts. */
export type ProductKind = 'fertiliser' | 'seed' | 'pesticide' | 'tool';

/** A catalogue category. Categories are one flat list. */
export interface SeedCategory {
  readonly id: string;
  /** Roman, URL-safe, unique among categories. */
  readonly slug: string;
  readonly name: LocalisedText;
  /** Picture name, by the grammar of the picture generator: `<pack>-<colour>-<emblem>`. */
  readonly picture: string;
  /** Place in lists, lowest first. */
  readonly sortOrder: number;
}

/** A maker's brand, as a farmer would ask for it at the counter. */
export interface SeedBrand {
  readonly id: string;
  /** Roman, URL-safe, unique among brands. */
  readonly slug: string;
  readonly name: LocalisedText;
  /** Legal name of the maker or marketer printed on the pack. */
  readonly legalName: string;
  readonly picture: string;
  readonly sortOrder: number;
}

/** Growing seasons of a crop. */
export type CropSeason = 'kharif' | 'late kharif' | 'rabi' | 'summer' | 'annual' | 'perennial';

/** A crop (Specification, section 3: Crop). */
export interface SeedCrop {
  readonly id: string;
  /** Roman, URL-safe, unique among crops. */
  readonly slug: string;
  /** Programme short code (SG, MZ, CO, PD) for the four programme crops, else null. */
  readonly shortCode: 'SG' | 'MZ' | 'CO' | 'PD' | null;
  readonly name: LocalisedText;
  /** Botanical name, Latin. */
  readonly botanicalName: string;
  readonly group: string;
  readonly seasons: readonly CropSeason[];
  readonly isPerennial: boolean;
  readonly picture: string;
  readonly sortOrder: number;
}

/** Units a dose is measured in. */
export type DoseUnit = 'kg' | 'g' | 'l' | 'ml' | 'piece';

/** How much of a product one crop needs. Guidance only; the label on the pack prevails. */
export interface CropDose {
  readonly cropId: string;
  readonly amount: number;
  readonly unit: DoseUnit;
  /** `acre`: per acre of crop; `kg-seed`: per kilogram of seed treated. */
  readonly per: 'acre' | 'kg-seed';
}

/** Colour of the toxicity triangle on a pesticide's label, most toxic first. */
export type ToxicityColour = 'red' | 'yellow' | 'blue' | 'green';

/** What a farmer must know before using a pesticide. */
export interface PesticideSafety {
  readonly toxicity: ToxicityColour;
  /** Days between the last spray and harvest, for the crops where one is known. */
  readonly waitingDays: readonly { readonly cropId: string; readonly days: number }[];
}

/** What the law wants printed about the maker (sample values where marked). */
export interface ProductRegistration {
  /** `FCO` fertiliser order, `CIB&RC` pesticide board, `SEED` seed certification, `NONE` for tools. */
  readonly authority: 'FCO' | 'CIB&RC' | 'SEED' | 'NONE';
  /** Registration or grade number; sample values begin with `SAMPLE`. Null when none is needed. */
  readonly number: string | null;
}

/** Word for the container of a pack: a key the screens translate. */
export type ContainerWord = 'bag' | 'bottle' | 'packet' | 'box' | 'can' | 'jar' | 'pouch' | 'piece';

/** Units a pack is sold in. */
export type PackUnit = 'kg' | 'g' | 'l' | 'ml' | 'piece';

/** A pack of a product: what is bought (Specification, section 3: Product variant). */
export interface SeedVariant {
  readonly id: string;
  readonly productId: string;
  /** Net quantity of the pack, in `packUnit`. */
  readonly packAmount: number;
  readonly packUnit: PackUnit;
  readonly container: ContainerWord;
  /** Maximum retail price in paise, all taxes included. */
  readonly mrpPaise: number;
  /** Buying this pack earns crop cover (Specification, section 3: insurance_data). */
  readonly hasInsurance: boolean;
  /** Label beside the pack when it has insurance, else null. */
  readonly insuranceLabel: LocalisedText | null;
  readonly sortOrder: number;
}

/** A kind of product with everything its screen shows. */
export interface SeedProduct {
  readonly id: string;
  /** Roman, URL-safe, unique among products: the path of its screen. */
  readonly slug: string;
  readonly kind: ProductKind;
  readonly categoryId: string;
  readonly brandId: string;
  readonly name: LocalisedText;
  /** One or two plain sentences: what it is and what it is for. */
  readonly description: LocalisedText;
  /** Fertiliser grade, seed variety or active ingredient, in Latin letters; null for tools. */
  readonly composition: string | null;
  /** Legal name of the maker. */
  readonly makerName: string;
  /** ISO 3166-1 alpha-2 code of the country of origin. */
  readonly countryOfOrigin: string;
  readonly registration: ProductRegistration;
  /** Crops it is for, with a dose where one is known. */
  readonly cropIds: readonly string[];
  readonly doses: readonly CropDose[];
  /** Only for pesticides, else null. */
  readonly safety: PesticideSafety | null;
  /** GST in percent, already inside MRP and price. */
  readonly gstPercent: number;
  /** HSN code for the bill. */
  readonly hsnCode: string;
  /** May only be collected from the shop: subsidised urea, DAP and MOP (Domain rules, cart-core). */
  readonly collectOnly: boolean;
  /** Other words a farmer types: Roman spellings and nicknames, lower case. */
  readonly aliases: readonly string[];
  readonly picture: string;
  readonly sortOrder: number;
}

/** Types of shop (Specification, section 3: Vendor). */
export type VendorType = 'DC' | 'GL' | 'Self';

/** How a shop hands over (Specification, section 3: fulfillment_type). */
export type VendorFulfilment = 'both' | 'doorstep_delivery' | 'pickup_from_store';

/** A licence of a shop. All numbers in the sample begin with `SAMPLE`. */
export interface VendorLicence {
  readonly kind: 'fertiliser' | 'pesticide' | 'seed';
  readonly number: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

/** Opening hours of one weekday. A day that is not listed is closed; a shop keeps the same hours every day. */
export interface OpeningHours {
  /** 1 Monday … 7 Sunday (ISO 8601). */
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

/** A shop's terms for its own delivery (Domain rules, Terms of business). */
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
  readonly fulfilment: VendorFulfilment;
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
  readonly openingHours: readonly OpeningHours[];
  /** Of the form and with the check character that the law wants; null for a shop too small to be registered. */
  readonly gstin: string | null;
  readonly licences: readonly VendorLicence[];
  /** A financed distribution centre: sells on credit (Specification, dc_is_financed). */
  readonly isFinanced: boolean;
}

/** One pack in one shop: its price and stock (Specification, section 3: inventory_set). */
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

/** The whole sample market, each list in a fixed order. */
export interface SampleMarket {
  readonly categories: readonly SeedCategory[];
  readonly brands: readonly SeedBrand[];
  readonly crops: readonly SeedCrop[];
  readonly products: readonly SeedProduct[];
  readonly variants: readonly SeedVariant[];
  readonly vendors: readonly SeedVendor[];
  readonly offers: readonly SeedOffer[];
}

/** How exact a pincode's position is, best first. */
export type PlaceQuality = 'pin' | 'pin_cleaned' | 'district' | 'district_inferred' | 'prefix';

/** One PIN code of the country with its main post office. */
export interface SeedPlace {
  readonly pincode: string;
  readonly officeName: string;
  readonly district: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  /** Post offices under this PIN. */
  readonly officeCount: number;
  readonly quality: PlaceQuality;
}

/** A state or union territory. */
export interface SeedState {
  /** The two-letter code in use in India (`MH`). */
  readonly code: string;
  readonly iso3166: string;
  readonly name: LocalisedText;
  readonly isUnionTerritory: boolean;
  readonly defaultLanguage: SeedLanguage;
}

/** A district with its centre and its name in the languages in which it is known, English always. */
export interface SeedDistrict {
  readonly state: string;
  readonly district: string;
  readonly lat: number;
  readonly lng: number;
  readonly name: Readonly<Partial<Record<SeedLanguage, string>>> & { readonly en: string };
}

/** A substance that may not be listed, or only under conditions. */
export interface RestrictedSubstance {
  readonly substance: string;
  /** True when no product with it may be listed at all. */
  readonly isBanned: boolean;
  readonly note: string;
}
