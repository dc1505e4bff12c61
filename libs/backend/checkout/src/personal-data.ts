import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'carts', person: 'owner', keeps: 'What a person means to buy.' },
  { table: 'campaign_carts', person: 'farmer_id', keeps: 'Which cart came of a campaign, so that it counts once.' },
  { table: 'coupons', person: 'farmer_id', keeps: 'Coupons that are one farmer’s alone.' },
  {
    table: 'coupon_uses',
    person: 'farmer_id',
    keeps: 'Which coupons a farmer has used, so that their limits can be counted.',
  },
];
