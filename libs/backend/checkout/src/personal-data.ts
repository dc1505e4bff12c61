import type { PersonalTable } from '@haat/backend-platform/area';
import { eraseUnusedCoupons, forgetCampaignFarmer } from './erase-uses.ts';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'carts', person: 'owner', keeps: 'What a person means to buy.' },
  {
    table: 'campaign_carts',
    person: 'farmer_id',
    keeps: 'Which cart came of a campaign, so that it counts once.',
    erase: forgetCampaignFarmer,
  },
  {
    table: 'coupons',
    person: 'farmer_id',
    keeps: 'Coupons that are one farmer’s alone.',
    keptAfterErasure: 'One that an order used: as long as the order, under an id that leads to no person.',
    keptRecord: 'bills',
    erase: eraseUnusedCoupons,
  },
  {
    table: 'coupon_uses',
    person: 'farmer_id',
    keeps: 'Which coupons a farmer has used, so that their limits can be counted.',
    keptAfterErasure: 'A part of the order: as long as it.',
    keptRecord: 'bills',
  },
];
