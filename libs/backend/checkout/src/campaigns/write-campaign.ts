import { CAMPAIGN_LINK_PATH, type CampaignInput, type CampaignDetails } from '@haat/api-contract';
import { pincodeGeocoder, quoteFor, vendorFacts } from '@haat/backend-market';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';

import { couponOfCode } from '../coupons/coupon-rows.ts';

import { ordersOf } from './campaign-rows.ts';
import { CAMPAIGN_MARKETPLACE } from './campaign-view.ts';
import { codeOf } from './open-campaign.ts';
import { campaigns } from './tables.ts';
import type { CampaignRow } from './tables.ts';

/** Campaigns run in this century and the next: days that a code can carry. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2199-12-31';

/**
 * Writes a campaign, or changes the one of this name; links that were handed out go on opening it until the day that
 * they carry.
 * @throws ServiceError `provider_error.vendor_unknown`, `cart_error.product_gone`, `coupon_error.unknown`,
 *   `location_error.pincode_unknown`, `request_error.invalid` for days that are none of a campaign and for a pack
 *   that is named twice
 */
export async function writeCampaign(
  dependencies: Dependencies,
  name: string,
  input: CampaignInput,
): Promise<CampaignDetails> {
  const { database, now } = dependencies;
  return inTransaction(database, async (tx) => {
    await checkCampaign(tx, input);
    const values = {
      vendorId: input.vendor_id,
      lines: input.lines.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity })),
      couponCode: input.coupon_code,
      validFrom: input.valid_from,
      validUntil: input.valid_until,
      pincode: input.pincode,
      mostOrders: input.most_orders,
    };
    const [row] = await tx
      .insert(campaigns)
      .values({ name, ...values, createdAt: now() })
      .onConflictDoUpdate({ target: campaigns.name, set: values })
      .returning();
    if (row === undefined) throw new Error('a campaign that was written is not there');
    return campaignDetails(tx, dependencies, row, (await ordersOf(tx, [row.number])).get(row.number) ?? 0);
  });
}

/** A campaign as staff see it. @param orders number of orders placed through it, without cancelled ones */
export async function campaignDetails(
  executor: Executor,
  dependencies: Pick<Dependencies, 'encryptor'>,
  row: CampaignRow,
  orders: number,
): Promise<CampaignDetails> {
  const code = await codeOf(executor, dependencies, row);
  return {
    name: row.name,
    vendor_id: row.vendorId,
    lines: row.lines.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })),
    coupon_code: row.couponCode,
    valid_from: row.validFrom,
    valid_until: row.validUntil,
    pincode: row.pincode,
    most_orders: row.mostOrders,
    code,
    path: `${CAMPAIGN_LINK_PATH}?code=${code}`,
    orders,
  };
}

async function checkCampaign(
  executor: Executor,
  { vendor_id, lines, coupon_code, valid_from, valid_until, pincode }: CampaignInput,
): Promise<void> {
  const wrongDays = valid_from < FIRST_DAY || valid_until > LAST_DAY || valid_until < valid_from;
  if (wrongDays) throw new ServiceError('request_error.invalid', { fields: [{ field: 'valid_until', rule: 'value' }] });
  const variantIds = lines.map(({ variant_id }) => variant_id);
  if (new Set(variantIds).size < variantIds.length)
    throw new ServiceError('request_error.invalid', { fields: [{ field: 'lines', rule: 'value' }] });
  if ((await vendorFacts(executor, vendor_id))?.marketplace !== CAMPAIGN_MARKETPLACE)
    throw new ServiceError('provider_error.vendor_unknown');
  const sold = await quoteFor(executor, variantIds, vendor_id);
  const unsold = variantIds.find((variantId) => !sold.has(variantId));
  if (unsold !== undefined) throw new ServiceError('cart_error.product_gone', { variant_id: unsold });
  if (coupon_code !== null && (await couponOfCode(executor, coupon_code, null)) === null)
    throw new ServiceError('coupon_error.unknown', { code: coupon_code });
  if (pincode !== null && (await pincodeGeocoder(executor).byPincode(pincode, 'en')) === null)
    throw new ServiceError('location_error.pincode_unknown');
}
