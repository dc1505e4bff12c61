import type { CropShortCode, DoseBasis, PackUnit, ProductKind, ToxicityColour } from '@haat/api-contract/vocabulary';
import type { LocalisedText } from './seed-texts.ts';

// Money is whole paise. Ids are stable strings that never change between releases.

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

/** A crop (docs/domain/catalogue.md#crops). */
export interface SeedCrop {
  readonly id: string;
  /** Roman, URL-safe, unique among crops. */
  readonly slug: string;
  /** Programme short code (SG, MZ, CO, PD) for the four programme crops, else null. */
  readonly shortCode: CropShortCode | null;
  readonly name: LocalisedText;
  /** Botanical name, Latin. */
  readonly botanicalName: string;
  readonly group: string;
  readonly seasons: readonly CropSeason[];
  readonly isPerennial: boolean;
  readonly picture: string;
  readonly sortOrder: number;
}

/** How much of a product one crop needs. Guidance only; the label on the pack prevails. */
export interface CropDose {
  readonly cropId: string;
  readonly amount: number;
  readonly unit: PackUnit;
  /** `acre`: per acre of crop; `kg-seed`: per kilogram of seed treated. */
  readonly per: DoseBasis;
  /** Ids of the problems of the crop that the label names. */
  readonly problems?: readonly string[];
}

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

/** A pack of a product: what is bought (docs/domain/catalogue.md#products). */
export interface SeedVariant {
  readonly id: string;
  readonly productId: string;
  /** Net quantity of the pack, in `packUnit`. */
  readonly packAmount: number;
  readonly packUnit: PackUnit;
  readonly container: ContainerWord;
  /** Maximum retail price in paise, all taxes included. */
  readonly mrpPaise: number;
  /** Buying this pack earns crop cover (docs/domain/insurance.md#products). */
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
  /**
   * May only be collected from the shop: subsidised urea, DAP and MOP (docs/domain/catalogue.md#collect-only-goods).
   */
  readonly collectOnly: boolean;
  /** Other words a farmer types: Roman spellings and nicknames, lower case. */
  readonly aliases: readonly string[];
  readonly picture: string;
  readonly sortOrder: number;
}

/** A substance that may not be listed, or only under conditions. */
export interface RestrictedSubstance {
  readonly substance: string;
  /** True when no product with it may be listed at all. */
  readonly isBanned: boolean;
  readonly note: string;
}
