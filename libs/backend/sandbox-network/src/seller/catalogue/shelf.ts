import type { SampleMarket } from '@haat/backend-sandbox/sample-market';
import type { SellerShop } from '../seller-profile.ts';
import { lotOf, type ShelfItem } from './catalogue-item.ts';
import { isScripted } from './scripted-items.ts';

const STAPLES: readonly string[] = ['p-urea', 'p-tomato-arka-rakshak', 'p-ws-19-19-19'];

/** Whether every shop of the network always has a product. */
export const isStaple = (productId: string): boolean => STAPLES.includes(productId);

/** What a shop has on its shelf: the same goods every time. */
export function shelfOf(shop: SellerShop, market: SampleMarket): ShelfItem[] {
  const packs = Map.groupBy(market.variants, ({ productId }) => productId);
  const brands = new Map(market.brands.map((brand) => [brand.id, brand]));
  return market.products
    .filter(
      ({ id }) =>
        isStaple(id) || isScripted(shop.providerId, id) || lotOf(`${shop.locationId} ${id}`) < shop.shelfShare,
    )
    .flatMap((product) => {
      const variants = packs.get(product.id) ?? [];
      return variants.map((variant) => ({
        shop,
        product,
        variant,
        brand: brands.get(product.brandId),
        isOneOfSeveral: variants.length > 1,
      }));
    });
}
