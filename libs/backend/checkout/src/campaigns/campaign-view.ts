import { cartFulfilment } from '@haat/order-core';
import type { Campaign, CampaignLine } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { MAX_QUANTITY } from '@haat/cart-core';
import { toPaise } from '@haat/format';
import { billFor } from '@haat/order-core';
import { productLines, toLatLng, vendorById } from '@haat/backend-market';
import type { StockLine } from '@haat/backend-market';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { toLine } from '../carts/cart-view.ts';

import { couponFor } from '../coupons/coupon-for.ts';

import type { OpenCampaign } from './open-campaign.ts';

/** The marketplace of campaigns: their shops are the market's own. */
export const CAMPAIGN_MARKETPLACE = 'dehaat';

/** Who looks at a campaign, and from where. */
export interface CampaignViewOptions {
  /** The signed-in farmer, or null. */
  farmerId: string | null;
  language: Language;
  /** 'lat,lng' */
  latLng: string | undefined;
  couponsOn: boolean;
  now: Date;
}

/**
 * What a campaign offers at today's prices: only packs and quantities come from the campaign. @throws ServiceError
 * `campaign_error.ended` when its shop has closed permanently
 */
export async function campaignView(
  executor: Executor,
  { row, orderId }: OpenCampaign,
  { farmerId, language, latLng, couponsOn, now }: CampaignViewOptions,
): Promise<Campaign> {
  const vendor = await vendorById(executor, row.vendorId, {
    latLng: latLng === undefined ? undefined : toLatLng(latLng),
    language,
    now,
  });
  if (vendor === null) throw new ServiceError('campaign_error.ended');
  const lines = await campaignLines(executor, row, language);
  const goods = obtainable(lines).map(({ line: { quote }, quantity }) => ({
    quantity,
    price: quote.price,
    discount: quote.discount,
  }));
  const coupon =
    row.couponCode === null || !couponsOn
      ? null
      : await couponFor(executor, row.couponCode, {
          farmerId,
          marketplace: CAMPAIGN_MARKETPLACE,
          goodsTotal: billFor(goods).total,
          now,
          isOn: couponsOn,
        });
  const { price, discount, coupon_discount, total } = billFor(goods, { coupon, couponFlag: couponsOn });
  const fulfilment = cartFulfilment({
    vendor,
    collectOnly: lines.some(({ product }) => product.collect_only),
    addressMetres: null,
    chosen: null,
  });
  return {
    vendor,
    lines,
    delivery_choices: fulfilment.choices,
    coupon,
    bill: { price, discount, coupon_discount, total },
    valid_until: row.validUntil,
    pincode: row.pincode,
    order_id: orderId,
  };
}

/** Packs of a campaign that can be had now, as many as there are. */
export async function availableGoods(executor: Executor, row: OpenCampaign['row']): Promise<StockLine[]> {
  return obtainable(await campaignLines(executor, row, 'en')).map(({ line, quantity }) => ({
    variantId: line.variant_id,
    quantity,
  }));
}

async function campaignLines(
  executor: Executor,
  { lines, vendorId }: OpenCampaign['row'],
  language: Language,
): Promise<CampaignLine[]> {
  const known = await productLines(
    executor,
    lines.map(({ variantId }) => variantId),
    { vendorId, language },
  );
  return lines.map(({ variantId, quantity }) => {
    const found = known.get(variantId);
    const unitPaise = found?.quote ? toPaise(found.quote.price) - toPaise(found.quote.discount) : 0;
    const {
      price_when_added: _seen,
      problem,
      ...line
    } = toLine({ variantId, catalogueId: '', quantity, unitPaise }, { vendorId, maxPacks: MAX_QUANTITY }, found);
    return { ...line, problem: problem === 'price_changed' || problem === 'too_many_packs' ? null : problem };
  });
}

function obtainable(lines: readonly CampaignLine[]): { line: CampaignLine; quantity: number }[] {
  return lines
    .map((line) => ({ line, quantity: Math.min(line.quantity, line.quote.stock) }))
    .filter(({ quantity }) => quantity > 0);
}
