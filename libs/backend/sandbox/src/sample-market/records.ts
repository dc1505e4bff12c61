import { readFileSync } from 'node:fs';
import type { SeedBrand, SeedCategory, SeedCrop, SeedProduct, SeedVariant } from './seed-goods.ts';
import type { FulfilmentType, VendorType } from '@haat/api-contract/vocabulary';
import type { LocalisedText } from './seed-texts.ts';

/** A product as its file holds it, with its packs inside. Places in lists follow the order of the files. */
export type ProductRecord = Omit<SeedProduct, 'sortOrder'> & {
  readonly packs: readonly Omit<SeedVariant, 'productId' | 'sortOrder'>[];
};

/** A shop as its district's file holds it; the rest of its facts is worked out. */
export interface ShopRecord {
  readonly id: string;
  readonly slug: string;
  readonly type: VendorType;
  readonly fulfilment: FulfilmentType;
  readonly name: LocalisedText;
  readonly legalName: string;
  readonly ownerName: string;
  readonly phone: string;
  /** Street, plot or market. */
  readonly street: LocalisedText;
  readonly town: LocalisedText;
  readonly pincode: string;
  readonly deliveryRadiusMetres: number;
  readonly pickupRadiusMetres: number;
  readonly freeFromPaise: number | null;
  readonly isFinanced: boolean;
}

/** A district of the sample market: its shops, what grows there and which seed is sold there. */
export interface DistrictRecord {
  readonly district: LocalisedText;
  /** As the PIN code directory spells it. */
  readonly districtKey: string;
  readonly state: LocalisedText;
  readonly stateKey: string;
  /** Three letters inside the sample licence numbers. */
  readonly licenceCode: string;
  readonly cropIds: readonly string[];
  readonly seedProductIds: readonly string[];
  readonly shops: readonly ShopRecord[];
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')) as T;
}

/** Categories in the order of the list. */
export const categoryRecords = () => readJson<readonly Omit<SeedCategory, 'sortOrder'>[]>('categories.json');
/** Brands in the order of the list. */
export const brandRecords = () => readJson<readonly Omit<SeedBrand, 'sortOrder'>[]>('brands.json');
/** Crops in the order of the list. */
export const cropRecords = () => readJson<readonly Omit<SeedCrop, 'sortOrder'>[]>('crops.json');

/** Files of `districts/`, in the order in which their shops are listed. */
const DISTRICT_FILES = [
  'nashik',
  'patna',
  'ludhiana',
  'jalna',
  'muzaffarpur',
  'barabanki',
  'meerut',
  'hooghly',
  'cuttack',
  'rajkot',
  'indore',
] as const;

/** Districts of the sample market with their shops. */
export const districtRecords = () => DISTRICT_FILES.map((file) => readJson<DistrictRecord>(`districts/${file}.json`));

/** All products, category by category: each category has a file named after its slug. */
export function productRecords(): readonly ProductRecord[] {
  return categoryRecords().flatMap(({ slug }) => readJson<readonly ProductRecord[]>(`products/${slug}.json`));
}
