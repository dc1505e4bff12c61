import { DESK_OPEN } from './desk-ids.ts';
import { FIELD_OPEN, FIELD_OWNED } from './field-ids.ts';
import { BOOKINGS_OPEN, BOOKINGS_OWNED } from './of-bookings.ts';
import { OF_CLAIMS } from './of-claims.ts';
import { OPERATOR_OPEN } from './operator-ids.ts';
import { PROGRAMME_OPEN, PROGRAMME_OWNED } from './programme-ids.ts';
import { SHOP_OPEN, SHOP_OWNED } from './shop-ids.ts';
import { SOIL_OPEN, SOIL_OWNED } from './soil-ids.ts';
import { TRAINING_OPEN } from './training-ids.ts';

/** Ids of areas that belong to one owner. */
export const OWNED_OF_AREAS: readonly string[] = [
  ...SOIL_OWNED,
  ...BOOKINGS_OWNED,
  ...FIELD_OWNED,
  ...PROGRAMME_OWNED,
  ...SHOP_OWNED,
];
/** Ids of areas that are not tried with other owners' values, and why. */
export const IDS_OF_AREAS: Readonly<Record<string, string>> = {
  ...OF_CLAIMS,
  ...SOIL_OPEN,
  ...BOOKINGS_OPEN,
  ...FIELD_OPEN,
  ...TRAINING_OPEN,
  ...PROGRAMME_OPEN,
  ...SHOP_OPEN,
  ...OPERATOR_OPEN,
  ...DESK_OPEN,
};
