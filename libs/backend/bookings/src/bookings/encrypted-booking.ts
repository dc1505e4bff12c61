import type { EncryptedColumn } from '@haat/backend-platform/area';

/** For what the place of a visit is encrypted. */
export const bookingAddressPurpose = (bookingId: string) => `booking-address:${bookingId}`;

/** Where this area keeps encrypted values. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  {
    ...{ table: 'farm_bookings', column: 'encrypted_address', key: ['id'] },
    purpose: ({ id }) => bookingAddressPurpose(String(id)),
  },
];
