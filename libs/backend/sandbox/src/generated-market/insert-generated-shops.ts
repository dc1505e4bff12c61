import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { offers as offersTable, vendors } from '@haat/backend-market/tables';
import { inTransaction, rowsOf } from '@haat/backend-platform';
import type { Database, Transaction } from '@haat/backend-platform';

import { generatedShop } from './generated-shops.ts';
import type { GeneratedShop, ShopGround } from './generated-shops.ts';
import { insertOffers } from '../sample-market/insert/insert-offers.ts';
import { randomOf } from './random.ts';
import type { SeedVariant } from '../sample-market/seed-goods.ts';
import type { SeedOffer } from '../sample-market/seed-shops.ts';

/** Shops of one transaction: few enough that a statement keeps far below the time limit of statements. */
const SHOPS_AT_ONCE = 2_500;

/** What is added to a market. */
export interface GeneratedMarket {
  /** How many generated shops there shall be. */
  shops: number;
  /** Offers of each of them. */
  offersPerShop: number;
  ground: ShopGround;
  /** Packs to choose offers from. */
  variants: readonly SeedVariant[];
}

/** What all generated shops have in common, with `{number}` for what they do not. */
const pattern = JSON.parse(readFileSync(new URL('./generated-shop.json', import.meta.url), 'utf8')) as Record<
  'name' | 'street' | 'openingHours' | 'licences',
  unknown
>;

/**
 * Adds shops until there are as many generated ones as asked for, some thousand at a time: a run that was cut off
 * is taken up where it stopped, and a second run adds nothing. Looking at the tables afterwards takes longer than a
 * service lets a statement run: the connection must allow it.
 *
 * @param onProgress called after each step with the number of generated shops
 * @returns how many were added
 */
export async function insertGeneratedShops(
  database: Database,
  market: GeneratedMarket,
  onProgress: (shops: number) => void = () => undefined,
): Promise<number> {
  const [found] = await rowsOf<{ shops: number }>(
    database,
    sql`select count(*)::int as shops from ${vendors} where id like 'v-gen-%'`,
  );
  const existing = found?.shops ?? 0;
  for (let done = existing; done < market.shops;) {
    const shops = Array.from({ length: Math.min(SHOPS_AT_ONCE, market.shops - done) }, (_, index) =>
      generatedShop(done + index + 1, market.ground),
    );
    await inTransaction(database, async (tx) => {
      await insertShops(tx, shops);
      await insertOffers(
        tx,
        shops.flatMap((shop) => offersOf(shop, market)),
      );
    });
    done += shops.length;
    onProgress(done);
  }
  await database.execute(sql`analyze ${vendors}, ${offersTable}`);
  return Math.max(0, market.shops - existing);
}

function offersOf({ id }: GeneratedShop, { variants, offersPerShop }: GeneratedMarket): SeedOffer[] {
  const random = randomOf(`${id} sells`);
  const first = random.between(0, variants.length - 1);
  return Array.from({ length: Math.min(offersPerShop, variants.length) }, (_, index) => {
    const variant = variants[(first + index) % variants.length];
    if (variant === undefined) throw new Error('no packs to sell');
    return {
      id: `${id}--${variant.id}`,
      vendorId: id,
      variantId: variant.id,
      pricePaise: variant.mrpPaise,
      discountPaise: 0,
      stock: random.between(5, 100),
    };
  });
}

async function insertShops(tx: Transaction, shops: readonly GeneratedShop[]): Promise<void> {
  const rows = shops.map(
    ({ id, number, type, fulfilment, place, lat, lng, deliveryRadiusMetres, pickupRadiusMetres, readyInDays }) => ({
      id,
      number,
      type,
      fulfilment,
      pincode: place.pincode,
      town: { en: place.officeName },
      district: { en: place.district },
      state: { en: place.state },
      lat,
      lng,
      delivery: deliveryRadiusMetres,
      pickup: pickupRadiusMetres,
      ready: readyInDays,
    }),
  );
  const filled = (what: unknown) => sql`replace(${JSON.stringify(what)}::text, '{number}', number::text)::jsonb`;
  const ifDelivers = (paise: number) => sql`case when delivery > 0 then ${paise}::int end`;
  await tx.execute(sql`insert into ${vendors} (id, slug, type, fulfilment, name, legal_name, owner_name, phone_number,
    address_lines, town, pincode, district, state, lat, lng,
      delivery_radius_metres, pickup_radius_metres, delivery_base_paise, delivery_base_metres,
      delivery_per_kilometre_paise, delivery_free_from_paise, ready_in_days, opening_hours, licences)
    select id, 'generated-' || number, type, fulfilment, ${filled(pattern.name)}, 'Sample Shop ' || number,
    'Sample Owner', '9000000999', ${JSON.stringify([pattern.street])}::jsonb, town, pincode, district, state, lat, lng,
      delivery, pickup, ${ifDelivers(3_000)}, ${ifDelivers(5_000)}, ${ifDelivers(500)}, ${ifDelivers(200_000)}, ready,
      ${JSON.stringify(pattern.openingHours)}::jsonb, ${filled(pattern.licences)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as shop(id text, number int, type text, fulfilment text,
    pincode text, town jsonb, district jsonb, state jsonb,
      lat float8, lng float8, delivery int, pickup int, ready int)`);
}
