import type { Address } from '@haat/api-contract';
import type { addresses } from './tables.ts';

/** An address as the database has it. */
export type AddressRow = typeof addresses.$inferSelect;

/** What makes up the one-line text of an address. */
export type AddressParts = Pick<AddressRow, 'house' | 'village' | 'tehsil' | 'district' | 'state' | 'pincode'>;

/** The address in one line, from the house to the PIN code; a name that only repeats the one before is said once. */
export function fullDisplayAddress({ house, village, tehsil, district, state, pincode }: AddressParts): string {
  const parts = [house, village, tehsil, district, state].filter(
    (part, index, all) => part !== '' && part !== all[index - 1],
  );
  return `${parts.join(', ')} - ${pincode}`;
}

/** The contract's address. */
export function toAddress(row: AddressRow): Address {
  return {
    id: row.id,
    name: row.name,
    phone_number: row.phoneNumber,
    house: row.house,
    village: row.village,
    tehsil: row.tehsil,
    district: row.district,
    state: row.state,
    pincode: row.pincode,
    lat_lng: row.latLng,
    is_default: row.isDefault,
    full_display_address: fullDisplayAddress(row),
  };
}
