/** Goods of one shop, as the network names them. */
export interface NetworkBasket {
  readonly providerId: string;
  readonly locationId: string;
  readonly items: readonly { readonly id: string; readonly count: number }[];
}

/** To whom goods are brought, and where. */
export interface NetworkDestination {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  /** An address of ours that stands for a farmer who has none: some sellers send back only what has one. */
  readonly email: string;
  readonly house: string;
  readonly village: string;
  readonly district: string;
  readonly state: string;
  readonly pincode: string;
  /** 'lat,lng', to the byte the same from the first message of an order to its last. */
  readonly gps: string;
}

/** How goods are handed over, as the network calls it: brought by the shop, or fetched at its counter. */
export const DELIVERY = 'Delivery';
export const SELF_PICKUP = 'Self-Pickup';

/** How a shop brings goods, or hands them over, as it said itself in `on_select`. */
export interface NetworkFulfilment {
  readonly id: string;
  readonly type: string;
  /** How long it takes, ISO 8601; null where the shop did not say. */
  readonly timeToDeliver: string | null;
  readonly category: string | null;
  readonly providerName: string | null;
}

/** How an order is paid: to the seller in cash, or to us before it is confirmed. */
export type NetworkPaymentType = 'ON-FULFILLMENT' | 'ON-ORDER';

const LEAST_LETTERS = 4;
const MOST_LETTERS = 189;

/** A position as the network writes it, six decimals each. */
export function gpsText({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `${lat.toFixed(6)},${lng.toFixed(6)}`;
}

/** The seller and its shop. */
export function providerOf({ providerId, locationId }: NetworkBasket) {
  return { id: providerId, locations: [{ id: locationId }] };
}

/**
 * An address on the wire. The network wants name, building and locality longer than three letters, all three different
 * and under 190 letters together: what a farmer wrote shorter, or twice, is filled up with what kind of thing it is.
 */
export function addressOnTheWire(destination: NetworkDestination) {
  const { name, house, village, district, state, pincode } = destination;
  const locality = longEnough(village, 'Village');
  const given = [longEnough(name, 'Name'), longEnough(house, 'House'), locality] as const;
  const [person, building] = [
    given[0],
    given[1] === given[0] || given[1] === locality ? `House ${given[1]}` : given[1],
  ];
  const share = Math.floor(MOST_LETTERS / given.length);
  return {
    name: (person === locality ? `Name ${person}` : person).slice(0, share),
    building: building.slice(0, share),
    locality: locality.slice(0, share),
    city: district,
    state,
    country: 'IND',
    area_code: pincode,
  };
}

/** A person's or a seller's contact on the wire. */
export function contactOf({ phone, email }: Pick<NetworkDestination, 'phone' | 'email'>) {
  return { phone, email };
}

function longEnough(text: string, kind: string): string {
  const trimmed = text.trim();
  return trimmed.length >= LEAST_LETTERS ? trimmed : `${kind} ${trimmed}`.trim();
}
