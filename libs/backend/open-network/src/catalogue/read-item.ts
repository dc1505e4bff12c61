import { NETWORK_CATEGORIES, type NetworkCategory, type RequiredFact } from '@haat/api-contract/vocabulary';
import { cutText } from '@haat/format';
import {
  canBeBought,
  isInStock,
  packOf,
  paiseOf,
  tagValue,
  textOf,
  type NetworkItem,
  type Pack,
} from '@haat/ondc-core';
import { isCollectOnly, type ItemFacts } from './item-facts.ts';

/** Longest texts that are kept, in characters. */
const LONGEST_NAME = 300;
const LONGEST_TEXT = 4_000;
const MOST_PICTURES = 10;
const PACKAGED_COMMODITIES = '@ondc/org/statutory_reqs_packaged_commodities';

/** What is wrong with an item, for its seller. See docs/domain/open-network.md#goods-that-are-refused. */
export interface ItemProblem {
  readonly code: '91001' | '91003' | '91010' | '91019' | '91021';
  /** The field, below the item. */
  readonly field: string;
  readonly message: string;
}

/** An item as it is kept, without what comes from where it stands in the catalogue. */
export interface ReadItem {
  readonly name: string;
  readonly category: NetworkCategory;
  readonly brand: string | null;
  readonly pack: Pack | null;
  readonly pricePaise: number;
  readonly mrpPaise: number | null;
  readonly maxCount: number | null;
  readonly isInStock: boolean;
  readonly picture: string;
  readonly facts: ItemFacts;
}

/** Reads an item, or says all that is wrong with it. */
export function readItem(item: NetworkItem): ReadItem | readonly ItemProblem[] {
  const pricePaise = paiseOf(item.price?.value);
  const mrpPaise = paiseOf(item.price?.maximum_value) || null;
  const category = NETWORK_CATEGORIES.find((known) => known === item.category_id) ?? null;
  const pictures = picturesOf(item);
  const [picture] = pictures;
  if (pricePaise !== null && pricePaise > 0 && category !== null && picture !== undefined)
    if (mrpPaise === null || pricePaise <= mrpPaise)
      return {
        name: cutText(textOf(item.descriptor?.name) ?? item.id, LONGEST_NAME),
        category,
        brand: brandOf(item),
        pack: packOf(item.quantity?.unitized?.measure),
        pricePaise,
        mrpPaise,
        maxCount: countOf(item.quantity?.maximum?.count),
        isInStock: isInStock(item.quantity?.available?.count),
        picture,
        facts: factsOf(item, pictures),
      };
  return problemsOf(item, { pricePaise, mrpPaise, picture });
}

/** Facts that the law asks for and the offer lacks: it has no buy button. */
export function missingFacts(offer: {
  mrpPaise: number | null;
  packAmount: number | null;
  facts: Pick<ItemFacts, 'maker' | 'origin' | 'consumerCare'>;
}): RequiredFact[] {
  const known: Record<RequiredFact, unknown> = {
    mrp: offer.mrpPaise,
    net_quantity: offer.packAmount,
    maker: offer.facts.maker,
    origin: offer.facts.origin,
    consumer_care: offer.facts.consumerCare,
  };
  return (Object.keys(known) as RequiredFact[]).filter((fact) => known[fact] === null);
}

/** Whether an item may be sold as it is described, the shelf aside. */
export function isSellable(read: ReadItem & Pick<ItemFacts, 'fulfilmentType'>): boolean {
  const { name, category, mrpPaise, pack, facts } = read;
  return canBeBought(category, {
    name,
    is_selectable: true,
    missing_facts: missingFacts({ mrpPaise, packAmount: pack?.amount ?? null, facts }),
    is_collect_only: isCollectOnly(read),
  });
}

function problemsOf(
  item: NetworkItem,
  read: { pricePaise: number | null; mrpPaise: number | null; picture: string | undefined },
): ItemProblem[] {
  const problems: ItemProblem[] = [];
  const { pricePaise, mrpPaise, picture } = read;
  if (pricePaise === null || pricePaise === 0)
    problems.push({ code: '91010', field: 'price/value', message: 'The price is missing or zero.' });
  else if (mrpPaise !== null && pricePaise > mrpPaise)
    problems.push({
      code: '91001',
      field: 'price/maximum_value',
      message: 'The price is above the maximum retail price.',
    });
  const category = textOf(item.category_id);
  if (category === null) problems.push({ code: '91021', field: 'category_id', message: 'The category is missing.' });
  else if (!NETWORK_CATEGORIES.some((known) => known === category))
    problems.push({ code: '91019', field: 'category_id', message: `The category "${category}" is not known.` });
  if (picture === undefined)
    problems.push({ code: '91003', field: 'descriptor/images', message: 'There is no picture.' });
  return problems;
}

function picturesOf({ descriptor }: NetworkItem): string[] {
  const given = [
    ...(descriptor?.images ?? []).map((image) => (typeof image === 'string' ? image : image.url)),
    descriptor?.symbol,
  ];
  const addresses = given.flatMap((one) => {
    const address = URL.parse(textOf(one) ?? '');
    return address !== null && /^https?:$/.test(address.protocol) ? [address.href] : [];
  });
  return [...new Set(addresses)].slice(0, MOST_PICTURES);
}

function attributesOf({ tags }: NetworkItem): Record<string, string> {
  const listed = (tags ?? []).filter(({ code }) => code === 'attribute').flatMap(({ list }) => list ?? []);
  return Object.fromEntries(
    listed.flatMap(({ code, value }) => {
      const [name, text] = [textOf(code), textOf(value)];
      return name === null || text === null ? [] : [[name.toLowerCase(), cutText(text, LONGEST_NAME)]];
    }),
  );
}

function brandOf(item: NetworkItem): string | null {
  return attributesOf(item)['brand'] ?? null;
}

function factsOf(item: NetworkItem, pictures: readonly string[]): ItemFacts {
  const commodity = item[PACKAGED_COMMODITIES];
  const stated = (field: string) =>
    typeof commodity === 'object' && commodity !== null ? textOf((commodity as Record<string, unknown>)[field]) : null;
  const text = (value: unknown) => {
    const found = textOf(value);
    return found === null ? null : cutText(found, LONGEST_TEXT);
  };
  return {
    shortText: text(item.descriptor?.short_desc),
    longText: text(item.descriptor?.long_desc),
    pictures,
    maker: stated('manufacturer_or_packer_name') ?? brandOf(item),
    makerAddress: stated('manufacturer_or_packer_address'),
    origin: tagValue(item.tags, 'origin', 'country') ?? stated('imported_product_country_of_origin'),
    consumerCare: text(item['@ondc/org/contact_details_consumer_care']),
    packedOn: stated('month_year_of_manufacture_packing_import'),
    isReturnable: item['@ondc/org/returnable'] === true,
    isCancellable: item['@ondc/org/cancellable'] === true,
    isPaidOnDelivery: item['@ondc/org/available_on_cod'] === true,
    returnWindow: textOf(item['@ondc/org/return_window']),
    timeToShip: textOf(item['@ondc/org/time_to_ship']),
    fulfilmentId: textOf(item.fulfillment_id),
    attributes: attributesOf(item),
  };
}

function countOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
