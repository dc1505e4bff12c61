import type { AddressRow } from '@haat/backend-identity';
import { fullDisplayAddress } from '@haat/backend-identity';
import type { Dependencies } from '@haat/backend-platform';
import type { EncryptedColumn } from '@haat/backend-platform/area';
import type { NetworkDestination } from '@haat/ondc-core';
import { z } from 'zod';
import type { JourneyRow } from './tables.ts';

const addressSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  house: z.string(),
  village: z.string(),
  district: z.string(),
  state: z.string(),
  pincode: z.string(),
  text: z.string(),
  gps: z.string(),
  isExact: z.boolean(),
});
/** To whom and where goods are brought, as it was when the shop was asked. */
export type JourneyAddress = z.infer<typeof addressSchema>;

const purposeOf = (id: unknown) => `network-journey-address:${String(id)}`;

/** Where this area keeps encrypted values. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'network_journeys', column: 'encrypted_address', key: ['id'], purpose: ({ id }) => purposeOf(id) },
];

/** An address of the farmer's as a journey keeps it. @param place 'lat,lng' with six decimals each */
export function journeyAddress(row: AddressRow, place: { gps: string; isExact: boolean }): JourneyAddress {
  const { id, name, phoneNumber: phone, house, village, district, state, pincode } = row;
  return { id, name, phone, house, village, district, state, pincode, text: fullDisplayAddress(row), ...place };
}

/** Encrypts it for one journey. */
export function encryptAddress(
  { encryptor }: Pick<Dependencies, 'encryptor'>,
  journeyId: string,
  address: JourneyAddress,
): Promise<string> {
  return encryptor.encrypt(JSON.stringify(address), purposeOf(journeyId));
}

/** The address of a journey. */
export async function addressOf(
  { encryptor }: Pick<Dependencies, 'encryptor'>,
  { id, encryptedAddress }: Pick<JourneyRow, 'id' | 'encryptedAddress'>,
): Promise<JourneyAddress> {
  return addressSchema.parse(JSON.parse(await encryptor.decrypt(encryptedAddress, purposeOf(id))));
}

/** As the network wants it. @param host of ours, whose mailbox stands for a farmer without one */
export function destinationOf(address: JourneyAddress, journeyId: string, host: string): NetworkDestination {
  const { name, phone, house, village, district, state, pincode, gps } = address;
  const email = `${journeyId.replaceAll('-', '')}@${host}`;
  return { name, phone, email, house, village, district, state, pincode, gps };
}
