import type { GoodsReport, ShopPackView } from '@haat/api-contract/shop-goods';
import type { OwnShopView } from '@haat/api-contract/shop-settings';
import { randomInt } from 'node:crypto';
import type { People } from '../../../market/people.ts';
import { sendTable } from '../../../market/send-file.ts';
import { collectedOrder } from '../../../market/stories.ts';
import { SAMPLE } from '../../good-values.ts';
import type { GoodRoutes } from '../request-builder.ts';

const GOODS = '/vendor/v1/goods';
const FILES = '/vendor/v1/goods-imports';
const MONTH = '/vendor/v1/ledger/months/{month}';
/** Packs that farmers buy here: their price and their sale stay as they are. */
const BOUGHT: readonly string[] = [SAMPLE.variantId, SAMPLE.insured.variantId, SAMPLE.prebook.variantId];

/** A pack of the shop that no order here is about. */
export async function ownPack({ shopkeeper }: People): Promise<ShopPackView> {
  const { results } = await shopkeeper.sees<{ results: ShopPackView[] }>(GOODS);
  const pack = results.findLast(({ c_id: id }) => !BOUGHT.some((variant) => id.endsWith(`--${variant}`)));
  if (pack === undefined) throw new Error('the shop lists no other packs');
  return pack;
}

/** A day of the calendar after every order of a run, no farther ahead than a shop may say. */
const HOLIDAY = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);

/** More on the shelf than the orders of a run take, and each time another number. */
const newStock = () => 900_000 + randomInt(100_000);

async function goodsTable(people: People): Promise<Buffer> {
  return Buffer.from(`id,stock\n${(await ownPack(people)).c_id},${newStock()}\n`);
}

/** A file of goods that was checked. @returns its id */
export async function checkedFile(people: People): Promise<string> {
  return (await sendTable<GoodsReport>(people.shopkeeper, FILES, await goodsTable(people))).id;
}

/** Goods, files of goods, hours and ledger of a shop. */
export const SHOP_GOODS: GoodRoutes = {
  [`GET ${GOODS}/{id}`]: { 'an own one': async (people) => ({ path: { id: (await ownPack(people)).c_id } }) },
  [`GET ${GOODS}/{id}/history`]: { 'an own one': async (people) => ({ path: { id: (await ownPack(people)).c_id } }) },
  [`PATCH ${GOODS}/{id}`]: {
    'its stock': async (people) => {
      const { c_id: id, version, price, stock, on_sale } = await ownPack(people);
      const now = { version, price, stock_seen: stock, on_sale };
      return { path: { id }, body: { ...now, stock: newStock(), is_sure: false } };
    },
  },
  [`POST ${FILES}`]: { 'of a new stock': async (people) => ({ body: await goodsTable(people) }) },
  [`GET ${FILES}/{id}`]: { 'that is checked': async (people) => ({ path: { id: await checkedFile(people) } }) },
  [`POST ${FILES}/{id}/apply`]: {
    'that is checked': async (people) => ({ path: { id: await checkedFile(people) }, body: { is_sure: false } }),
  },
  [`POST ${FILES}/{id}/undo`]: {
    'that is applied': async (people) => {
      const id = await checkedFile(people);
      await people.shopkeeper.call('POST', `${FILES}/${id}/apply`, { is_sure: false });
      return { path: { id } };
    },
  },
  'PUT /vendor/v1/shop': {
    'with a holiday': async ({ shopkeeper }) => {
      const { version, opening_hours, delivery } = await shopkeeper.sees<OwnShopView>('/vendor/v1/shop');
      return { body: { version, opening_hours, closed_days: [HOLIDAY], delivery } };
    },
  },
  [`GET ${MONTH}`]: { 'of this year': () => ({ path: { month: '2026-01' } }) },
  [`GET ${MONTH}/file`]: { 'of this year': () => ({ path: { month: '2026-01' } }) },
  'GET /vendor/v1/orders/{id}/invoice': {
    'of goods that were collected': async (people) => ({ path: { id: (await collectedOrder(people)).id } }),
  },
};
