import { placeNameIn } from '@haat/backend-market';
import type { RegionNames } from '@haat/backend-market';
import type { MandiCommodity, MandiDayPrice, MandiMarket } from '@haat/api-contract/mandi';
import type { Language } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import { inLanguage } from '@haat/backend-platform';
import type { Localised } from '@haat/backend-platform';
import type { PriceSource } from '../tables.ts';

/** Columns of a market that its view needs. */
export interface MarketRow {
  readonly slug: string;
  readonly name: string;
  readonly state: string;
  readonly district: string;
}

/** Columns of a commodity that its view needs. */
export interface CommodityRow {
  readonly slug: string;
  readonly name: Localised;
  readonly picture: string | null;
}

/** Columns of a day's price that its view needs, as SQL names them. */
export interface PriceRow {
  readonly day: string;
  readonly min_paise: number;
  readonly modal_paise: number;
  readonly max_paise: number;
  readonly arrival_tonnes: number | null;
  readonly source: PriceSource;
}

/** A market with its names in a language. */
export function marketView(market: MarketRow, names: RegionNames, language: Language): MandiMarket {
  const { slug, state, district } = market;
  return {
    id: slug,
    name: marketName(market, language),
    district: names.district(state, district),
    state: names.state(state),
  };
}

/** The name of a market in the script of a language. See docs/domain/place-names.md#in-script. */
export function marketName({ name, state }: Pick<MarketRow, 'name' | 'state'>, language: Language): string {
  return placeNameIn(name, state, language) ?? name;
}

/** A commodity with its name in a language. */
export function commodityView({ slug, name, picture }: CommodityRow, language: Language): MandiCommodity {
  return {
    id: slug,
    name: inLanguage(name, language),
    image_url: picture === null ? null : `/pictures/${picture}.svg`,
  };
}

/** A day's price in rupees. */
export function priceView(row: PriceRow): MandiDayPrice {
  return {
    day: row.day,
    min: toRupees(row.min_paise),
    modal: toRupees(row.modal_paise),
    max: toRupees(row.max_paise),
    arrival_tonnes: row.arrival_tonnes,
    is_sample: row.source === 'sample',
  };
}
