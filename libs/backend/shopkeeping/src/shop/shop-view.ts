import type { OwnShopView } from '@haat/api-contract/shop-settings';
import type { Language } from '@haat/api-contract/vocabulary';
import { packsByKind } from '@haat/backend-market';
import type { OwnShop } from '@haat/backend-market';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { indiaDay, toRupees } from '@haat/format';
import { licenceState } from '../licences/licence-state.ts';

/** A shop in the contract's shape; holidays that are over are left out. */
export async function shopView(
  executor: Executor,
  shop: OwnShop,
  { language, now }: { language: Language; now: Date },
): Promise<OwnShopView> {
  const packs = await packsByKind(executor, shop.id);
  return {
    id: shop.id,
    name: inLanguage(shop.name, language),
    version: shop.version,
    fulfillment_type: shop.fulfilment,
    opening_hours: shop.openingHours,
    closed_days: shop.closedDays.filter((day) => day >= indiaDay(now)),
    delivery:
      shop.fulfilment === 'pickup_from_store'
        ? null
        : {
            radius_metres: shop.deliveryRadiusMetres,
            base_fee: toRupees(shop.deliveryBasePaise ?? 0),
            base_distance_metres: shop.deliveryBaseMetres ?? 0,
            fee_per_km: toRupees(shop.deliveryPerKilometrePaise ?? 0),
            free_above: shop.deliveryFreeFromPaise === null ? null : toRupees(shop.deliveryFreeFromPaise),
          },
    licences: shop.licences.map(({ kind, number, valid_until }) => ({
      ...{ kind, number, valid_until, state: licenceState(valid_until, now) },
      packs: packs.get(kind) ?? 0,
    })),
  };
}
