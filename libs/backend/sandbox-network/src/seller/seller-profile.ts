import type { NetworkSellerType } from '@haat/api-contract/vocabulary';

/** A shop of a seller app, at one place. */
export interface SellerShop {
  /** Of the seller within the app; shops of one provider share it. */
  readonly providerId: string;
  readonly locationId: string;
  /** At the end of its items' ids: empty, or what tells stores of one provider apart. */
  readonly itemSuffix: string;
  readonly name: string;
  /** `std:` code of its place. */
  readonly city: string;
  readonly street: string;
  readonly town: string;
  readonly district: string;
  readonly state: string;
  readonly pincode: string;
  /** WGS 84 degrees. */
  readonly lat: number;
  readonly lng: number;
  /** Where it brings goods: the network's type 10 (km around), 11 (PIN codes) or 12 (the country), and its value. */
  readonly reach: { readonly type: '10' | '11' | '12'; readonly value: string };
  /** Share of the sample market's goods that it has, from 0 to 1. */
  readonly shelfShare: number;
  /** Rupees below which it takes no order. */
  readonly minimumOrder: number;
}

/** A seller app: who it is and what shops it carries. */
export interface SellerProfile {
  /** Its key in the tables of the sandbox. */
  readonly name: 'godavari' | 'sahyadri';
  readonly displayName: string;
  readonly type: NetworkSellerType;
  /** Of the app's company; of the form and with the check character that the law wants, and of nobody. */
  readonly gstin: string;
  /** Of the provider: another than the app's where the app carries shops of others. */
  readonly providerPan: string;
  readonly shops: readonly SellerShop[];
  /** `std:` codes of the places in which it sells. */
  readonly cities: readonly string[];
}
