/** Kinds of goods of the open network's domain for farm inputs. See docs/domain/open-network.md#kinds-of-goods. */
export const NETWORK_CATEGORIES = [
  'Seed',
  'Pesticide',
  'Fertilizer',
  'Organic Crop Protection',
  'Organic Crop Nutrition',
  'Tools and Machinery',
  'Cattle Feed',
] as const;
/** A kind of goods of the open network. */
export type NetworkCategory = (typeof NETWORK_CATEGORIES)[number];

/** Who sells: the seller app's own shop, or one of many that it carries. */
export const NETWORK_SELLER_TYPES = ['ISN', 'MSN'] as const;
/** Who sells on the open network. */
export type NetworkSellerType = (typeof NETWORK_SELLER_TYPES)[number];

/** How far a seller of the network delivers: around the shop, to PIN codes, to the whole country. */
export const NETWORK_REACHES = ['hyperlocal', 'intercity', 'country'] as const;
/** How far a seller of the network delivers. */
export type NetworkReach = (typeof NETWORK_REACHES)[number];

/** Facts without which an offer has no buy button. See docs/domain/open-network.md#facts-that-the-law-asks-for. */
export const REQUIRED_FACTS = ['mrp', 'net_quantity', 'maker', 'origin', 'consumer_care'] as const;
/** A fact without which an offer has no buy button. */
export type RequiredFact = (typeof REQUIRED_FACTS)[number];

/** How a list of the open network's goods may be sorted; the first is the default. */
export const NETWORK_SORTS = ['relevance', 'price_low'] as const;
/** How a list of the open network's goods is sorted. */
export type NetworkSort = (typeof NETWORK_SORTS)[number];
