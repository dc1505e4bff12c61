import { indiaDay } from '@haat/format';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';

import { linkSecret, readCode, writeCode } from './campaign-code.ts';
import { campaignOfNumber, ordersOf, ownOrderOf } from './campaign-rows.ts';
import type { CampaignRow } from './tables.ts';

const DAY_MS = 86_400_000;

/** A campaign that a code opens. */
export interface OpenCampaign {
  row: CampaignRow;
  /** The requesting farmer's order placed through the campaign, or null. */
  orderId: string | null;
}

/**
 * The campaign that a code opens, for a farmer or (null) a guest. One whose orders are all there opens for those
 * who have one of them only.
 * @throws ServiceError `campaign_error.altered` for whatever is no code of ours, alike; `campaign_error.expired`,
 *   `campaign_error.unknown`, `campaign_error.not_yet`, `campaign_error.ended`
 */
export async function openCampaign(
  executor: Executor,
  { encryptor, now }: Pick<Dependencies, 'encryptor' | 'now'>,
  code: string,
  farmerId: string | null,
): Promise<OpenCampaign> {
  const link = readCode(await linkSecret(executor, encryptor), code);
  if (link === null) throw new ServiceError('campaign_error.altered');
  if (link.expiresAt <= now()) throw new ServiceError('campaign_error.expired');
  const row = await campaignOfNumber(executor, link.number);
  if (row === null) throw new ServiceError('campaign_error.unknown');
  const today = indiaDay(now());
  if (today < row.validFrom) throw new ServiceError('campaign_error.not_yet', { valid_from: row.validFrom });
  if (today > row.validUntil) throw new ServiceError('campaign_error.ended');
  const orderId = farmerId === null ? null : await ownOrderOf(executor, row.number, farmerId);
  if (
    orderId === null &&
    row.mostOrders !== null &&
    ((await ordersOf(executor, [row.number])).get(row.number) ?? 0) >= row.mostOrders
  )
    throw new ServiceError('campaign_error.ended');
  return { row, orderId };
}

/** The code of a campaign's link: good until its last day in India is over. */
export async function codeOf(
  executor: Executor,
  { encryptor }: Pick<Dependencies, 'encryptor'>,
  { number, validUntil }: Pick<CampaignRow, 'number' | 'validUntil'>,
): Promise<string> {
  const expiresAt = new Date(Date.parse(`${validUntil}T00:00:00+05:30`) + DAY_MS);
  return writeCode(await linkSecret(executor, encryptor), { number, expiresAt });
}
