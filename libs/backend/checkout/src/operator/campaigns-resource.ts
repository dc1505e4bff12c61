import { campaignNameSchema } from '@haat/api-contract';
import { ServiceError } from '@haat/backend-platform';
import { CARERS, OPERATORS, referenceFilter, textFilter } from '@haat/backend-platform/operator';
import type { OperatorContext, OperatorResource, OperatorValues } from '@haat/backend-platform/operator';
import type { Transaction } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import { ordersOf } from '../campaigns/campaign-rows.ts';
import { campaigns } from '../campaigns/tables.ts';
import type { CampaignRow } from '../campaigns/tables.ts';
import { campaignDetails, writeCampaign } from '../campaigns/write-campaign.ts';

const both = { change: OPERATORS, set: OPERATORS } as const;
/** A pack and how many of it, a line each: 'urea-45kg 2'. */
const LINES = /^[\w.-]{1,64} \d{1,4}(\n[\w.-]{1,64} \d{1,4})*$/;

/** Campaigns at the desk, with the link that a message brings. */
export const campaignsResource: OperatorResource = {
  name: 'campaigns',
  read: CARERS,
  source: { table: campaigns, key: campaigns.name },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    created_at: { kind: 'time', column: campaigns.createdAt, isSortable: true },
    name: { kind: 'text', column: campaigns.name, isSortable: true, longest: 60, set: OPERATORS, isRequired: true },
    shop_id: { kind: 'reference', reference: 'shops', column: campaigns.vendorId, isRequired: true, ...both },
    lines: { kind: 'long-text', isDetail: true, pattern: LINES, isRequired: true, ...both },
    coupon_code: { kind: 'reference', reference: 'coupons', column: campaigns.couponCode, mayBeNull: true, ...both },
    valid_from: { kind: 'day', column: campaigns.validFrom, isRequired: true, ...both },
    valid_until: { kind: 'day', column: campaigns.validUntil, isRequired: true, ...both },
    pincode: {
      kind: 'text',
      column: campaigns.pincode,
      pattern: /^[1-9]\d{5}$/,
      isDetail: true,
      mayBeNull: true,
      ...both,
    },
    most_orders: {
      kind: 'number',
      column: campaigns.mostOrders,
      least: 1,
      most: 10_000_000,
      mayBeNull: true,
      ...both,
    },
    orders: { kind: 'number', isDerived: true },
    link: { kind: 'text', isDetail: true, isDerived: true },
  },
  filters: {
    name: textFilter(campaigns.name, 60),
    shop_id: referenceFilter(campaigns.vendorId, 'shops', false),
    coupon_code: referenceFilter(campaigns.couponCode, 'coupons', false),
  },
  complete: async ({ database }, rows) => {
    const known = await database.select({ name: campaigns.name, number: campaigns.number }).from(campaigns);
    const numberOf = new Map(known.map(({ name, number }) => [name, number]));
    const counts = await ordersOf(database, [...numberOf.values()]);
    return rows.map((row) => ({ ...row, orders: counts.get(numberOf.get(String(row['id'])) ?? -1) ?? 0 }));
  },
  details: async (dependencies, { id }, executor) => {
    const [row] = await executor
      .select()
      .from(campaigns)
      .where(eq(campaigns.name, String(id)));
    if (row === undefined) return {};
    const { path } = await campaignDetails(executor, dependencies, row, 0);
    return { lines: linesAsText(row), link: path };
  },
  create: async (tx, context, values) => {
    const name = campaignNameSchema.safeParse(values['name']);
    if (!name.success)
      throw new ServiceError('request_error.invalid', { fields: [{ field: 'data.name', rule: 'format' }] });
    const [known] = await tx.select({ name: campaigns.name }).from(campaigns).where(eq(campaigns.name, name.data));
    if (known !== undefined) throw new ServiceError('operator_error.taken');
    await write(tx, context, name.data, values);
    return name.data;
  },
  change: (tx, context, before, values) => write(tx, context, String(before['id']), { ...before, ...values }),
};

function linesAsText({ lines }: Pick<CampaignRow, 'lines'>): string {
  return lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`).join('\n');
}

async function write(
  tx: Transaction,
  { dependencies }: OperatorContext,
  name: string,
  values: OperatorValues,
): Promise<void> {
  const text = (field: string) => (typeof values[field] === 'string' ? values[field] : null);
  await writeCampaign({ ...dependencies, database: tx }, name, {
    vendor_id: String(values['shop_id']),
    lines: String(values['lines'])
      .split('\n')
      .map((line) => line.split(' '))
      .map(([variantId = '', quantity]) => ({ variant_id: variantId, quantity: Number(quantity) })),
    coupon_code: text('coupon_code'),
    valid_from: String(values['valid_from']),
    valid_until: String(values['valid_until']),
    pincode: text('pincode'),
    most_orders: typeof values['most_orders'] === 'number' ? values['most_orders'] : null,
  });
}
