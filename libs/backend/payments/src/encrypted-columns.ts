import type { EncryptedColumn } from '@haat/backend-platform/area';
import { DESTINATION_PURPOSE } from './refunds/kept-destination.ts';

const purpose = () => DESTINATION_PURPOSE;

/** Where this area keeps encrypted values. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'refunds', column: 'sealed_destination', key: ['id'], purpose },
  { table: 'refund_destinations', column: 'sealed_destination', key: ['refund_id', 'version'], purpose },
];
