import { paiseOf } from '../wire/read-values.ts';
import type { NetworkCatalogue, NetworkItem, NetworkProvider } from './catalogue-message.ts';
import { isInStock, isOpen } from './is-open.ts';

/** A pack of a product of the network. Amounts in rupees. */
export interface NetworkVariant {
  /** The item's, as its seller calls it. */
  readonly id: string;
  readonly locationId: string;
  readonly name: string;
  /** The maximum retail price; what it is sold for where none is given. */
  readonly price: number;
  /** What it is cheaper. */
  readonly discount: number;
  /** In stock, and neither it nor its shop nor its seller closed or out of service. */
  readonly isSelectable: boolean;
}

/** Items of one parent of one seller. */
export interface NetworkProduct {
  /** The parent's, or the item's own where it has none. */
  readonly id: string;
  readonly providerId: string;
  readonly variants: readonly NetworkVariant[];
}

/**
 * A catalogue as products with their packs, in the order of the message. Items without a price are left out.
 * See docs/domain/open-network.md#catalogue-and-increments.
 */
export function toProducts(catalogue: NetworkCatalogue): NetworkProduct[] {
  return (catalogue['bpp/providers'] ?? []).flatMap((provider) => {
    const parents = Map.groupBy(provider.items ?? [], (item) => item.parent_item_id ?? item.id);
    return [...parents].flatMap(([id, items]) => {
      const variants = items.flatMap((item) => variantOf(item, provider) ?? []);
      return variants.length === 0 ? [] : [{ id, providerId: provider.id, variants }];
    });
  });
}

function variantOf(item: NetworkItem, provider: NetworkProvider): NetworkVariant | null {
  const paise = paiseOf(item.price?.value);
  if (paise === null) return null;
  const maximum = paiseOf(item.price?.maximum_value) ?? paise;
  const location = provider.locations?.find(({ id }) => id === item.location_id);
  return {
    id: item.id,
    locationId: item.location_id ?? '',
    name: item.descriptor?.name ?? item.id,
    price: maximum / 100,
    discount: (maximum - paise) / 100,
    isSelectable:
      isInStock(item.quantity?.available?.count) && [item, location, provider].every((one) => isOpen(one?.time)),
  };
}
