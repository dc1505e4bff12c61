import type { CouponOffer } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';

/** Why a coupon does not apply, in words; null when it does. */
export function couponObstacle(
  t: ServerTexts,
  { obstacle, minimum }: Pick<CouponOffer, 'obstacle' | 'minimum'>,
): string | null {
  return obstacle && t(`checkout:coupon.obstacle.${obstacle}`, { minimum: formatMoney(minimum) });
}
