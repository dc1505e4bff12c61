import type { NetworkCategory, NetworkReach, NetworkSellerType, PackUnit } from '@haat/api-contract/vocabulary';
import type { ItemFacts } from './item-facts.ts';
import type { Wording } from './wording.ts';

/*
 * Rows as they go to the database in one piece of JSON, with the names of its columns. Times are ISO 8601.
 */

/** A seller. */
export interface ProviderRow {
  readonly id: string;
  readonly bpp_id: string;
  readonly bpp_uri: string;
  readonly provider_id: string;
  readonly seller_app: string | null;
  readonly seller_type: NetworkSellerType | null;
  /** Null where the message does not name it. */
  readonly name: string | null;
  readonly picture: string | null;
  readonly fulfilments: readonly string[];
  readonly min_order_paise: number | null;
  readonly label: string | null;
  readonly stamped_at: string | null;
  /** `stamped_at` of a description; null of a word that says no more than whether it is open. */
  readonly described_at: string | null;
  readonly is_open: boolean;
  readonly refresh_at: string;
  /** Says no more than whether it is open. */
  readonly is_state: boolean;
  /** Whether the message says where the seller delivers: what it does not say stays. */
  readonly has_reaches: boolean;
}

/** A shop of a seller. */
export interface LocationRow {
  readonly id: string;
  readonly provider_id: string;
  readonly location_id: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly street: string | null;
  readonly locality: string | null;
  readonly city: string | null;
  readonly pincode: string | null;
  readonly state: string | null;
  readonly label: string | null;
  readonly stamped_at: string | null;
  /** `stamped_at` of a description; null of a word that says no more than whether it is open. */
  readonly described_at: string | null;
  readonly is_open: boolean;
  readonly hours: object | null;
  /** Says no more than whether it is open. */
  readonly is_state: boolean;
  /** Only named by goods or by a reach: nothing is said of the shop itself. */
  readonly is_stub: boolean;
}

/** To where a shop brings goods of a kind. */
export interface ReachRow {
  readonly provider_id: string;
  readonly location_id: string;
  readonly category: NetworkCategory;
  readonly kind: NetworkReach;
  readonly radius_metres: number | null;
  readonly pincodes: string | null;
}

/** A wording. */
export type WordingRow = Wording;

/** Whether a pack is in service, and nothing else of it. */
export interface ItemStateRow {
  readonly id: string;
  readonly location_id: string;
  readonly item_id: string;
  readonly label: string | null;
  readonly stamped_at: string | null;
  readonly is_enabled: boolean;
}

/** A pack. */
export interface ItemRow {
  readonly id: string;
  readonly product_id: string;
  readonly location_id: string;
  readonly item_id: string;
  readonly category: NetworkCategory;
  readonly name: string;
  readonly brand: string | null;
  readonly wording_id: string;
  readonly pack_amount: number | null;
  readonly pack_unit: PackUnit | null;
  readonly price_paise: number;
  readonly mrp_paise: number | null;
  readonly max_count: number | null;
  readonly is_in_stock: boolean;
  readonly label: string | null;
  readonly stamped_at: string | null;
  readonly is_enabled: boolean;
  readonly is_sellable: boolean;
  readonly picture: string;
  readonly facts: ItemFacts;
}
