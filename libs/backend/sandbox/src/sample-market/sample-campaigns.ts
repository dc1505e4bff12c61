import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { campaigns } from '@haat/backend-checkout/tables';
import type { Transaction } from '@haat/backend-platform';

/** A campaign of the sample market; its days are counted from the one on which the market is filled. */
interface SampleCampaign {
  name: string;
  firstDay: number;
  lastDay: number;
}

/** What a centre in Nashik sends around: one that runs, and one whose links have expired. */
const SAMPLE_CAMPAIGNS: readonly SampleCampaign[] = [
  { name: 'rabi-nutrition', firstDay: 0, lastDay: 365 },
  { name: 'kharif-nutrition', firstDay: -60, lastDay: -1 },
];
const GOODS = {
  vendorId: 'v-nashik-1',
  lines: [
    { variantId: 'p-nano-urea-500ml', quantity: 2 },
    { variantId: 'p-boron-250g', quantity: 1 },
  ],
  couponCode: 'KISAN50',
  pincode: '422001',
  mostOrders: null,
};

/** Adds the sample market's campaigns. */
export async function insertSampleCampaigns(tx: Transaction, now: Date): Promise<void> {
  const today = indiaDay(now);
  await tx.insert(campaigns).values(
    SAMPLE_CAMPAIGNS.map(({ name, firstDay, lastDay }) => ({
      name,
      ...GOODS,
      validFrom: addDays(today, firstDay),
      validUntil: addDays(today, lastDay),
      createdAt: now,
    })),
  );
}
