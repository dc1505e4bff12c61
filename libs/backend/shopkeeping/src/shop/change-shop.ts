import type { ShopSettingsInput } from '@haat/api-contract/shop-settings';
import { changeShopSettings, lockOwnShop } from '@haat/backend-market';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { indiaDay, toPaise } from '@haat/format';
import { dayAhead } from '../licences/licence-state.ts';
import type { ShopPerson } from '../shop-of-request.ts';

/** A holiday is written down at most so many days before. */
const FARTHEST_DAY = 400;

/**
 * Changes hours, holidays and terms of delivery: farmers see them at once. See docs/domain/shop.md#hours-and-holidays.
 * @throws ServiceError `request_error.invalid` for a holiday that is over, or delivery of a shop that does not deliver;
 *   `goods_error.shop_changed` when another person of the shop was faster
 */
export async function changeShop(
  dependencies: Dependencies,
  { vendorId, userId }: ShopPerson,
  input: ShopSettingsInput,
): Promise<void> {
  const { now } = dependencies;
  const closedDays = [...new Set(input.closed_days)].sort();
  if (closedDays.some((day) => day < indiaDay(now()) || day > dayAhead(now(), FARTHEST_DAY)))
    throw invalid('closed_days');
  await inTransaction(dependencies.database, async (tx) => {
    const shop = await lockOwnShop(tx, vendorId);
    if (shop === null) throw new ServiceError('request_error.not_found');
    if (shop.version !== input.version) throw new ServiceError('goods_error.shop_changed');
    const { delivery } = input;
    if ((delivery === null) !== (shop.fulfilment === 'pickup_from_store')) throw invalid('delivery');
    await changeShopSettings(tx, shop, {
      openingHours: [...input.opening_hours].sort((one, other) => one.weekday - other.weekday),
      closedDays,
      ...(delivery === null
        ? {}
        : {
            deliveryRadiusMetres: delivery.radius_metres,
            deliveryBasePaise: toPaise(delivery.base_fee),
            deliveryBaseMetres: delivery.base_distance_metres,
            deliveryPerKilometrePaise: toPaise(delivery.fee_per_km),
            deliveryFreeFromPaise: delivery.free_above === null ? null : toPaise(delivery.free_above),
          }),
    });
    await recordSecurityEvent(tx, dependencies, {
      kind: 'shop-terms-changed',
      userId,
      network: null,
      subjects: { shop: vendorId, reason: 'hours-or-delivery' },
    });
  });
}

function invalid(field: string): ServiceError {
  return new ServiceError('request_error.invalid', { fields: [{ field, rule: 'value' }] });
}
