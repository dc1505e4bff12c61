import { eraseUnsoldOffers } from './account-hook.ts';
import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'mandi_alerts',
    person: 'user_id',
    keeps: 'Prices of which a person wants to be told: crop, market and threshold; until they remove them.',
  },
  {
    table: 'mandi_receipts',
    person: 'user_id',
    keeps: 'Sale slips that a person sent: market, crop, day, quantity, rate and photo, and what became of them.',
    // Who looked at it is another person.
    hidden: ['checker_id', 'picture_hash'],
  },
  {
    table: 'mandi_demands',
    person: 'buyer_id',
    keeps: 'What a buyer wants to buy, under the name that farmers see.',
    keptAfterErasure: 'Farmers have sold on these terms: 3 years, without who wrote them.',
  },
  {
    table: 'mandi_offers',
    person: 'user_id',
    keeps: 'What a person offered to buyers, how much, and what became of it.',
    keptAfterErasure: 'What was sold: 3 years, without who sold it.',
    keptRecord: 'sales',
    erase: eraseUnsoldOffers,
  },
];
