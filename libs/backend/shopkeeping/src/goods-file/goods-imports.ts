import type { GoodsImport } from '@haat/api-contract/shop-goods';
import { and, desc, eq } from 'drizzle-orm';
import { lockShopOffers } from '@haat/backend-market';
import type { OfferRow } from '@haat/backend-market';
import { inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { toPaise } from '@haat/format';
import { pricedAt } from '../goods/change-pack.ts';
import { changesOfImport, paysPaise, recordChange } from '../goods/goods-changes.ts';
import { stockAfter } from '../goods/price-rules.ts';
import type { ShopPerson } from '../shop-of-request.ts';
import { goodsImports } from '../tables.ts';
import type { CheckedRow } from '../tables.ts';

type ImportRow = typeof goodsImports.$inferSelect;

/** Most lines that a refusal names. */
const MOST_NAMED = 20;
const NEWEST = 10;

const isRight = ({ faults }: CheckedRow) => faults.length === 0;
const doesChange = ({ price, stock, on_sale: sale }: CheckedRow) => price !== null || stock !== null || sale !== null;

/** Keeps what a file would change, until it is applied. @returns its id */
export async function keepImport(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  person: ShopPerson,
  rows: CheckedRow[],
): Promise<string> {
  const id = newId();
  await database.insert(goodsImports).values({ ...person, id, state: 'CHECKED', at: now(), rows });
  return id;
}

/** @throws ServiceError `request_error.not_found`, also for another shop's */
export async function ownImport(executor: Executor, vendorId: string, id: string): Promise<ImportRow> {
  const [row] = isId(id)
    ? await executor
        .select()
        .from(goodsImports)
        .where(and(eq(goodsImports.id, id), eq(goodsImports.vendorId, vendorId)))
    : [];
  if (row === undefined) throw new ServiceError('request_error.not_found');
  return row;
}

/** The newest files of a shop. */
export function newestImports(executor: Executor, vendorId: string): Promise<ImportRow[]> {
  return executor
    .select()
    .from(goodsImports)
    .where(eq(goodsImports.vendorId, vendorId))
    .orderBy(desc(goodsImports.at))
    .limit(NEWEST);
}

/** A file in the contract's shape. */
export function importView({ id, state, at, rows }: ImportRow): GoodsImport {
  const changing = rows.filter((row) => isRight(row) && doesChange(row));
  const wrong = rows.filter((row) => !isRight(row)).length;
  return {
    id,
    state,
    at: at.toISOString(),
    changes: changing.length,
    unchanged: rows.length - changing.length - wrong,
    wrong,
    jumps: changing.filter((row) => row.is_jump).length,
  };
}

/**
 * Does what a file was checked for, all of it in one transaction or nothing: rows with a fault are left out. Said
 * again, nothing is done twice. See docs/domain/shop.md#the-file.
 * @throws ServiceError `request_error.not_found`; `goods_error.price_jump` unless one is sure of it,
 *   `goods_error.import_moved` naming lines whose goods somebody changed since the file was checked
 */
export async function applyImport(
  dependencies: Dependencies,
  person: ShopPerson,
  id: string,
  isSure: boolean,
): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const { rows, state } = await lockImport(tx, person.vendorId, id);
    if (state !== 'CHECKED') return;
    const changing = rows.filter((row) => isRight(row) && doesChange(row));
    const jumps = changing.filter((row) => row.is_jump);
    if (jumps.length > 0 && !isSure)
      throw new ServiceError('goods_error.price_jump', { lines: jumps.slice(0, MOST_NAMED).map(({ line }) => line) });
    const locked = await lockShopOffers(
      tx,
      person.vendorId,
      changing.map((row) => row.c_id),
    );
    const moved: number[] = [];
    for (const row of changing) {
      const offer = locked.get(row.c_id);
      const change = offer === undefined || offer.version !== row.version ? null : changeBy(row, offer, dependencies);
      if (offer === undefined || change === null) moved.push(row.line);
      else if (moved.length === 0)
        await recordChange(tx, dependencies, { userId: person.userId, importId: id }, offer, change);
    }
    refuseMoved(moved);
    await tx.update(goodsImports).set({ state: 'APPLIED', at: dependencies.now() }).where(eq(goodsImports.id, id));
  });
}

/**
 * Takes back all that a file changed, while nobody of the shop has changed any of it since; what farmers ordered
 * meanwhile stays ordered.
 * @throws ServiceError `request_error.not_found`, `goods_error.import_moved`
 */
export async function undoImport(dependencies: Dependencies, person: ShopPerson, id: string): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const { rows, state } = await lockImport(tx, person.vendorId, id);
    if (state !== 'APPLIED') return;
    const changes = await changesOfImport(tx, id);
    const lineOf = new Map(rows.map((row) => [row.c_id, row.line]));
    const locked = await lockShopOffers(
      tx,
      person.vendorId,
      changes.map(({ cId }) => cId),
    );
    const moved: number[] = [];
    for (const change of changes) {
      const offer = locked.get(change.cId);
      const stock = offer === undefined ? -1 : stockAfter(offer.stock, change.stockAfter, change.stockBefore);
      if (offer === undefined || offer.version !== change.version || stock < 0) moved.push(lineOf.get(change.cId) ?? 0);
      else if (moved.length === 0)
        await recordChange(tx, dependencies, { userId: person.userId, importId: null }, offer, {
          pricePaise: change.priceBefore,
          discountPaise: change.discountBefore,
          stock,
          withdrawnAt: change.onSaleBefore ? null : (offer.withdrawnAt ?? dependencies.now()),
        });
    }
    refuseMoved(moved);
    await tx.update(goodsImports).set({ state: 'UNDONE', at: dependencies.now() }).where(eq(goodsImports.id, id));
  });
}

async function lockImport(tx: Transaction, vendorId: string, id: string): Promise<ImportRow> {
  await ownImport(tx, vendorId, id);
  const [row] = await tx.select().from(goodsImports).where(eq(goodsImports.id, id)).for('update');
  if (row === undefined) throw new ServiceError('request_error.not_found');
  return row;
}

function refuseMoved(lines: readonly number[]): void {
  if (lines.length > 0)
    throw new ServiceError('goods_error.import_moved', { lines: lines.slice(0, MOST_NAMED), count: lines.length });
}

/** Null when more packs were ordered meanwhile than the file leaves. */
function changeBy(row: CheckedRow, offer: OfferRow, { now }: Pick<Dependencies, 'now'>) {
  const stock = row.stock === null ? offer.stock : stockAfter(offer.stock, row.stock.from, row.stock.to);
  if (stock < 0) return null;
  const isOnSale = row.on_sale?.to ?? offer.withdrawnAt === null;
  return {
    ...pricedAt(offer, row.price === null ? paysPaise(offer) : toPaise(row.price.to)),
    stock,
    withdrawnAt: isOnSale ? null : (offer.withdrawnAt ?? now()),
  };
}
