import type { Dependencies, Transaction } from '@haat/backend-platform';
import { handInSample } from '@haat/backend-soil';
import { createHash } from 'node:crypto';
import { lockBooking } from '../bookings/move-booking.ts';

/**
 * Hands the bags of a booking in as the farmer's samples, so that reports come where soil reports stand. Handed in
 * again, they are the same samples.
 * @throws ServiceError `soil_error.bag_taken`, `soil_error.too_many`
 */
export async function handInBags(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'newId' | 'now'>,
  bookingId: string,
): Promise<void> {
  const { bagNumbers, userId, cropId, acres } = await lockBooking(tx, bookingId);
  for (const bagNumber of bagNumbers)
    await handInSample(tx, dependencies, userId, {
      ...{ key: keyOf(bookingId, bagNumber), bag_number: bagNumber, crop: cropId, acres },
    });
}

/** The key of a bag of a booking: the same for the same. */
function keyOf(bookingId: string, bagNumber: string): string {
  const hash = createHash('sha256').update(`${bookingId} ${bagNumber}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
