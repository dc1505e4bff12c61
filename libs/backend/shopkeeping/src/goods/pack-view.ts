import type { ShopPackView } from '@haat/api-contract/shop-goods';
import type { Language } from '@haat/api-contract/vocabulary';
import { packName, pictureAddress } from '@haat/backend-market';
import type { ShopPack } from '@haat/backend-market';
import { inLanguage } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { paysPaise } from './goods-changes.ts';

/** A pack of a shop in the contract's shape. */
export function packView({ offer, pack, product }: ShopPack, language: Language): ShopPackView {
  return {
    c_id: offer.cId,
    name: inLanguage(product.name, language),
    pack: packName({ amount: pack.packAmount, unit: pack.packUnit, container: pack.container }, language),
    slug: product.slug,
    image_url: pictureAddress(product.picture),
    kind: product.kind,
    mrp: toRupees(pack.mrpPaise),
    price: toRupees(paysPaise(offer)),
    discount: toRupees(offer.discountPaise),
    stock: offer.stock,
    on_sale: offer.withdrawnAt === null,
    is_expired: offer.isExpired,
    version: offer.version,
  };
}
