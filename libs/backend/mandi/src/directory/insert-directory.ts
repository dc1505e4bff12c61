import { sql } from 'drizzle-orm';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { searchText } from '@haat/backend-market';
import { allTranslations } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import { marketName } from '../prices/views.ts';
import { mandiCommodities, mandiMarkets } from '../tables.ts';
import { directoryCommodities, directoryMarkets } from './directory.ts';

/** Rows of one statement: PostgreSQL takes 65 535 values at most. */
const ROWS_AT_ONCE = 500;

/** What markets take of a sale; null where it is not known. See docs/domain/mandi.md#charges. */
export interface MarketCharges {
  readonly marketFeePercent: number;
  readonly commissionPercent: number;
  /** Paise a quintal. */
  readonly handlingPaise: number;
  /** Paise a quintal and kilometre. */
  readonly transportPaise: number;
}

/**
 * Adds the directory's commodities and markets that are not there yet. Commodities that are there get the directory's
 * names and pictures; markets stay as they are.
 */
export async function insertMandiDirectory(tx: Transaction, charges: MarketCharges | null): Promise<void> {
  const commodities = directoryCommodities().map((commodity, index) => ({
    ...commodity,
    sortOrder: index + 1,
    search: searchText([...allTranslations(commodity.name), commodity.officialName]),
  }));
  await tx
    .insert(mandiCommodities)
    .values(commodities)
    .onConflictDoUpdate({
      target: mandiCommodities.slug,
      set: {
        name: sql`excluded.name`,
        cropId: sql`excluded.crop_id`,
        picture: sql`excluded.picture`,
        search: sql`excluded.search`,
      },
      setWhere: sql`(${mandiCommodities.name}, ${mandiCommodities.cropId}, ${mandiCommodities.picture},
        ${mandiCommodities.search}) is distinct from (excluded.name, excluded.crop_id, excluded.picture,
        excluded.search)`,
    });
  const markets = directoryMarkets().map((market) => ({
    ...{ ...market, ...charges },
    search: searchText(wordingsOf(market)),
  }));
  for (let start = 0; start < markets.length; start += ROWS_AT_ONCE)
    await tx
      .insert(mandiMarkets)
      .values(markets.slice(start, start + ROWS_AT_ONCE))
      // Markets that were added before they could be searched get what they are found by.
      .onConflictDoUpdate({
        target: mandiMarkets.slug,
        set: { search: sql`excluded.search` },
        setWhere: sql`${mandiMarkets.search} = ''`,
      });
  // The embedded database never looks at its tables by itself: without this it would plan for empty ones.
  await tx.execute(sql`analyze ${mandiCommodities}, ${mandiMarkets}`);
}

/** A market's name in every script, and with the other spelling of 'village': 'Lasalgaon' is 'लासलगांव' to many. */
function wordingsOf(market: { readonly name: string; readonly state: string }): string[] {
  const names = LANGUAGES.map((language) => marketName(market, language));
  return [...new Set([...names, market.name.replace(/gaon\b/gi, 'ganv')])];
}
