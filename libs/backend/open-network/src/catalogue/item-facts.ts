import { SELF_PICKUP } from '@haat/ondc-core';

/** What a seller tells of a pack beside its price. Texts are the seller's own. */
export interface ItemFacts {
  readonly shortText: string | null;
  readonly longText: string | null;
  /** Addresses of pictures. */
  readonly pictures: readonly string[];
  /** Who made or packed it; the brand where the seller names nobody. */
  readonly maker: string | null;
  readonly makerAddress: string | null;
  /** Country of origin, as it came: ISO 3166-1 alpha-3. */
  readonly origin: string | null;
  /** Name, e-mail address and telephone number for complaints, in one line as they came. */
  readonly consumerCare: string | null;
  readonly packedOn: string | null;
  readonly isReturnable: boolean;
  readonly isCancellable: boolean;
  readonly isPaidOnDelivery: boolean;
  /** ISO 8601 duration, or null. */
  readonly returnWindow: string | null;
  readonly timeToShip: string | null;
  readonly fulfilmentId: string | null;
  /** As the network calls it: 'Delivery', 'Self-Pickup'; null where the message did not say it. */
  readonly fulfilmentType?: string | null;
  /** What else the seller tells, by name: 'brand', 'variety'. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Whether the shop hands goods over at its counter alone. See docs/domain/open-network.md#fetched-at-the-shop. */
export const isCollectOnly = ({ fulfilmentType }: Pick<ItemFacts, 'fulfilmentType'>): boolean =>
  fulfilmentType === SELF_PICKUP;
