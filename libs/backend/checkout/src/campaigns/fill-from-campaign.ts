import type { Language } from '@haat/api-contract/vocabulary';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import type { CartOwner } from '../carts/cart-owner.ts';
import { fillCart } from '../carts/fill-cart.ts';
import { couponOfCode } from '../coupons/coupon-rows.ts';
import { keepFilled } from './campaign-rows.ts';
import { CAMPAIGN_MARKETPLACE, obtainableGoods } from './campaign-view.ts';
import { openCampaign } from './open-campaign.ts';

/** Whose cart a campaign fills. */
export interface CampaignBuyer {
  owner: CartOwner;
  /** The signed-in farmer, or null. */
  farmerId: string | null;
  language: Language;
  /** Whether a cart of another shop may be put aside for it. */
  replace: boolean;
}

/**
 * Puts a campaign's goods into a cart, as many as there are, with its coupon. Done again, it changes nothing more.
 * @throws ServiceError as `openCampaign`; `campaign_error.sold_out` when nothing of it can be had;
 *   `cart_error.vendor_changed` and
 * `cart_error.order_type_changed` for a cart that may not be put aside. Then nothing is changed.
 */
export async function fillFromCampaign(
  dependencies: Dependencies,
  code: string,
  { owner, farmerId, language, replace }: CampaignBuyer,
): Promise<void> {
  const { database, now, configuration } = dependencies;
  await inTransaction(database, async (tx) => {
    const { row } = await openCampaign(tx, dependencies, code, farmerId);
    const lines = await obtainableGoods(tx, row);
    if (lines.length === 0) throw new ServiceError('campaign_error.sold_out');
    // One that was taken back since is left out: the screen says what the goods cost without it.
    const isKnown =
      row.couponCode !== null && configuration.couponsOn && (await couponOfCode(tx, row.couponCode, farmerId)) !== null;
    const couponCode = isKnown ? row.couponCode : null;
    const cartId = await fillCart(
      tx,
      dependencies,
      { owner, marketplace: CAMPAIGN_MARKETPLACE, language },
      { vendorId: row.vendorId, lines, couponCode, replace },
    );
    await keepFilled(tx, { cartId, campaign: row.number, filledAt: now() });
  });
}
