import { NETWORK_SELLER_TYPES } from '@haat/api-contract/vocabulary';
import {
  durationOf,
  gpsOf,
  isOpen,
  isStateAlone,
  momentOf,
  paiseOf,
  readReaches,
  tagValue,
  textOf,
  type NetworkCatalogue,
  type NetworkItem,
  type NetworkLocation,
  type NetworkProvider,
  type NetworkTime,
} from '@haat/ondc-core';
import type { CatalogueContext } from './catalogue-context.ts';
import { networkId } from './network-id.ts';
import { isSellable, readItem, type ItemProblem, type ReadItem } from './read-item.ts';
import type { ItemRow, ItemStateRow, LocationRow, ProviderRow, ReachRow, WordingRow } from './rows.ts';
import { wordingOf } from './wording.ts';

/** How long a catalogue is kept without being asked for anew when its seller says nothing: a day. */
const DEFAULT_TTL_MS = 24 * 3_600_000;
/** A seller who wants to be asked more often is asked hourly. */
const SHORTEST_TTL_MS = 3_600_000;

/** One error of a `catalog_rejection`. */
export interface CatalogueError {
  readonly type: 'ITEM-ERROR';
  readonly code: ItemProblem['code'];
  /** Where in the catalogue. */
  readonly path: string;
  readonly message: string;
}

/** An item that may not be sold as it is told. */
type RefusedItem = Pick<ItemStateRow, 'id' | 'location_id' | 'item_id' | 'stamped_at'>;

/** A catalogue as it goes into the tables. */
export interface ReadCatalogue {
  /** The whole catalogue of the shops that it names, not only what changed. */
  readonly isFull: boolean;
  /** Descriptions and, apart from them, words that only open or close: at most one of each for a seller. */
  readonly providers: readonly ProviderRow[];
  /** As of sellers, at most one of each for a shop. */
  readonly locations: readonly LocationRow[];
  readonly reaches: readonly ReachRow[];
  readonly wordings: readonly WordingRow[];
  readonly items: readonly ItemRow[];
  /** Items of which is only said whether they are in service. */
  readonly itemStates: readonly ItemStateRow[];
  /** Items that may not be sold as they are: those that are known go out of sale. */
  readonly refused: readonly RefusedItem[];
  readonly errors: readonly CatalogueError[];
}

/** Reads the catalogue of an `on_search`. See docs/domain/open-network.md#catalogue-and-increments. */
export function readCatalogue(
  context: Pick<CatalogueContext, 'bpp_id' | 'bpp_uri' | 'timestamp'>,
  catalogue: NetworkCatalogue,
): ReadCatalogue {
  const descriptor = catalogue['bpp/descriptor'];
  const read = {
    isFull: descriptor !== undefined,
    providers: new Map<string, ProviderRow>(),
    providerStates: new Map<string, ProviderRow>(),
    locations: new Map<string, LocationRow>(),
    locationStates: new Map<string, LocationRow>(),
    reaches: [] as ReachRow[],
    wordings: new Map<string, WordingRow>(),
    items: new Map<string, ItemRow>(),
    itemStates: new Map<string, ItemStateRow>(),
    refused: [] as RefusedItem[],
    errors: [] as CatalogueError[],
  };
  const fulfilmentTypes = new Map((catalogue['bpp/fulfillments'] ?? []).map(({ id, type }) => [id, type]));
  const sellerType = tagValue(descriptor?.tags, 'bpp_terms', 'np_type');
  (catalogue['bpp/providers'] ?? []).forEach((provider, providerIndex) => {
    const id = networkId('provider', context.bpp_id, provider.id);
    const row: ProviderRow = {
      ...providerRow(provider, context, id),
      seller_app: textOf(descriptor?.name),
      seller_type: NETWORK_SELLER_TYPES.find((known) => known === sellerType) ?? null,
      fulfilments: [
        ...new Set((provider.fulfillments ?? []).flatMap((one) => one.type ?? fulfilmentTypes.get(one.id) ?? [])),
      ],
    };
    keepNewer(row.is_state ? read.providerStates : read.providers, row);
    const typeOf = new Map([
      ...fulfilmentTypes,
      ...(provider.fulfillments ?? []).flatMap((one) => (one.type === undefined ? [] : [[one.id, one.type] as const])),
    ]);
    const locationIdOf = (name: string) => networkId('location', context.bpp_id, provider.id, name);
    const stub = (name: string) => ({ ...locationRow({ id: name }, locationIdOf(name), id), is_stub: true });
    for (const location of provider.locations ?? []) {
      const told = locationRow(location, locationIdOf(location.id), id);
      keepNewer(told.is_state ? read.locationStates : read.locations, told);
    }
    for (const { location, category, kind, radiusMetres, pincodes } of readReaches(provider.tags)) {
      const location_id = locationIdOf(location);
      if (!read.locations.has(location_id)) read.locations.set(location_id, stub(location));
      const radius_metres = radiusMetres;
      read.reaches.push({ provider_id: id, location_id, category, kind, radius_metres, pincodes: rangesOf(pincodes) });
    }
    (provider.items ?? []).forEach((item, itemIndex) => {
      const itemId = networkId('item', context.bpp_id, provider.id, item.id);
      if (isStateAlone(item)) {
        const location_id = locationIdOf(textOf(item.location_id) ?? '');
        return keepNewer(read.itemStates, { ...stateOf(item), id: itemId, location_id, item_id: item.id });
      }
      const found = readItem(item);
      if ('code' in found || Array.isArray(found)) {
        const path = `message/catalog/bpp/providers[${providerIndex}]/items[${itemIndex}]`;
        for (const { code, field, message } of found as readonly ItemProblem[])
          read.errors.push({ type: 'ITEM-ERROR', code, path: `${path}/${field}`, message });
        const location_id = locationIdOf(textOf(item.location_id) ?? '');
        read.refused.push({ id: itemId, location_id, item_id: item.id, stamped_at: stampOf(item.time) });
        return;
      }
      const location = textOf(item.location_id) ?? '';
      const location_id = locationIdOf(location);
      if (!read.locations.has(location_id)) read.locations.set(location_id, stub(location));
      const fulfilmentType = typeOf.get(textOf(item.fulfillment_id) ?? undefined) ?? null;
      const { wording, ...row } = itemRow(
        item,
        { ...(found as ReadItem), fulfilmentType },
        {
          id: itemId,
          location_id,
          product_id: networkId(
            'product',
            context.bpp_id,
            provider.id,
            location,
            item.parent_item_id ?? `item ${item.id}`,
          ),
        },
      );
      read.wordings.set(wording.id, wording);
      keepNewer(read.items, row);
    });
  });
  return {
    ...read,
    providers: [...read.providers.values(), ...read.providerStates.values()],
    locations: [...read.locations.values(), ...read.locationStates.values()],
    wordings: [...read.wordings.values()],
    items: [...read.items.values()],
    itemStates: [...read.itemStates.values()],
  };
}

function providerRow(
  provider: NetworkProvider,
  { bpp_id, bpp_uri, timestamp }: Pick<CatalogueContext, 'bpp_id' | 'bpp_uri' | 'timestamp'>,
  id: string,
): Omit<ProviderRow, 'seller_app' | 'seller_type' | 'fulfilments'> {
  const ttl = Math.max(durationOf(provider.ttl) ?? DEFAULT_TTL_MS, SHORTEST_TTL_MS);
  return {
    id,
    bpp_id,
    bpp_uri,
    provider_id: provider.id,
    name: textOf(provider.descriptor?.name),
    picture: textOf(provider.descriptor?.symbol),
    min_order_paise: paiseOf(tagValue(provider.tags, 'order_value', 'min_value')),
    ...saidOf(provider),
    refresh_at: new Date(Date.parse(timestamp) + ttl).toISOString(),
    has_reaches: provider.tags !== undefined,
  };
}

function locationRow(location: NetworkLocation, id: string, provider_id: string): LocationRow {
  const position = gpsOf(location.gps);
  const { address, time } = location;
  return {
    id,
    provider_id,
    location_id: location.id,
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    street: textOf(address?.street),
    locality: textOf(address?.locality),
    city: textOf(address?.city),
    pincode: textOf(address?.area_code),
    state: textOf(address?.state),
    ...saidOf(location),
    hours: time ?? null,
    is_stub: false,
  };
}

function itemRow(
  item: NetworkItem,
  read: ReadItem & { readonly fulfilmentType: string | null },
  ids: Pick<ItemRow, 'id' | 'location_id' | 'product_id'>,
): ItemRow & { wording: WordingRow } {
  const wording = wordingOf({ name: read.name, brand: read.brand, maker: read.facts.maker, category: read.category });
  return {
    ...ids,
    item_id: item.id,
    category: read.category,
    name: read.name,
    brand: read.brand,
    wording_id: wording.id,
    pack_amount: read.pack?.amount ?? null,
    pack_unit: read.pack?.unit ?? null,
    price_paise: read.pricePaise,
    mrp_paise: read.mrpPaise,
    max_count: read.maxCount,
    is_in_stock: read.isInStock,
    ...stateOf(item),
    is_sellable: isSellable(read),
    picture: read.picture,
    facts: { ...read.facts, fulfilmentType: read.fulfilmentType },
    wording,
  };
}

const stateOf = ({ time }: NetworkItem) => ({
  label: textOf(time?.label),
  stamped_at: stampOf(time),
  is_enabled: isOpen(time),
});

function saidOf(entry: NetworkProvider | NetworkLocation) {
  const [is_state, stamped_at] = [isStateAlone(entry), stampOf(entry.time)];
  return {
    label: textOf(entry.time?.label),
    stamped_at,
    described_at: is_state ? null : stamped_at,
    is_open: isOpen(entry.time),
    is_state,
  };
}

/** Ranges as the database writes a set of them: `{[110001,110095],[122001,122001]}`; null for none. */
function rangesOf(ranges: readonly (readonly [number, number])[]): string | null {
  return ranges.length === 0 ? null : `{${ranges.map((range) => `[${range.join(',')}]`).join(',')}}`;
}

const stampOf = (time: NetworkTime | undefined): string | null => momentOf(time?.timestamp);

/** Of two entries of one id in a message the newer counts; of two of the same time, the first. */
function keepNewer<Row extends { id: string; stamped_at: string | null }>(rows: Map<string, Row>, row: Row): void {
  const known = rows.get(row.id);
  if (known === undefined || (known as { is_stub?: boolean }).is_stub === true) rows.set(row.id, row);
  else if (row.stamped_at !== null && (known.stamped_at === null || row.stamped_at > known.stamped_at))
    rows.set(row.id, row);
}
