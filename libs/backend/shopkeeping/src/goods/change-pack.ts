import type { changePackSchema } from '@haat/api-contract/shop-goods';
import { lockShopOffers, shopPack } from '@haat/backend-market';
import type { OfferRow } from '@haat/backend-market';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { toPaise, toRupees } from '@haat/format';
import type { z } from 'zod';
import { paysPaise, recordChange, yesterdaysPrices } from './goods-changes.ts';
import { isPriceJump, stockAfter } from './price-rules.ts';

/** Whose pack is changed, and by whom. */
export interface PackOfShop {
  readonly vendorId: string;
  readonly userId: string;
  readonly cId: string;
}

/**
 * Changes price, stock and sale of one pack. Said again with what is true already, nothing is recorded. See
 * docs/domain/shop.md#price-and-stock.
 * @throws ServiceError `request_error.not_found` also for another shop's pack; `goods_error.changed` with what another
 *   person wrote, `goods_error.above_mrp`, `goods_error.price_jump` with yesterday's price, `goods_error.stock_gone`
 */
export async function changePack(
  dependencies: Dependencies,
  { vendorId, userId, cId }: PackOfShop,
  asked: z.output<typeof changePackSchema>,
): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const offer = (await lockShopOffers(tx, vendorId, [cId])).get(cId);
    const known = await shopPack(tx, vendorId, cId);
    if (offer === undefined || known === null) throw new ServiceError('request_error.not_found');
    if (offer.version !== asked.version) throw new ServiceError('goods_error.changed', standing(offer));
    const pays = asked.price === undefined ? paysPaise(offer) : toPaise(asked.price);
    if (pays !== paysPaise(offer)) {
      if (pays > known.pack.mrpPaise)
        throw new ServiceError('goods_error.above_mrp', { mrp: toRupees(known.pack.mrpPaise) });
      const yesterday = (await yesterdaysPrices(tx, [cId], dependencies.now())).get(cId) ?? paysPaise(offer);
      if (isPriceJump(yesterday, pays) && !asked.is_sure)
        throw new ServiceError('goods_error.price_jump', { yesterday: toRupees(yesterday), price: toRupees(pays) });
    }
    const stock =
      asked.stock === undefined || asked.stock_seen === undefined
        ? offer.stock
        : stockAfter(offer.stock, asked.stock_seen, asked.stock);
    if (stock < 0) throw new ServiceError('goods_error.stock_gone', { stock: offer.stock });
    const isOnSale = asked.on_sale ?? offer.withdrawnAt === null;
    if (pays === paysPaise(offer) && stock === offer.stock && isOnSale === (offer.withdrawnAt === null)) return;
    await recordChange(tx, dependencies, { userId, importId: null }, offer, {
      ...pricedAt(offer, pays),
      stock,
      withdrawnAt: isOnSale ? null : (offer.withdrawnAt ?? dependencies.now()),
    });
  });
}

/** A new price ends the discount: nobody is shown one that was never given. */
export function pricedAt(offer: OfferRow, pays: number): Pick<OfferRow, 'pricePaise' | 'discountPaise'> {
  const { pricePaise, discountPaise } = offer;
  return pays === paysPaise(offer) ? { pricePaise, discountPaise } : { pricePaise: pays, discountPaise: 0 };
}

function standing(offer: OfferRow) {
  return {
    price: toRupees(paysPaise(offer)),
    stock: offer.stock,
    on_sale: offer.withdrawnAt === null,
    version: offer.version,
  };
}
