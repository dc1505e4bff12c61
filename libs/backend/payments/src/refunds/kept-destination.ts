import type { RefundDestination } from '@haat/api-contract';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { refundDestinations } from './tables.ts';
import type { RefundRow } from './tables.ts';

/** Purpose for which a destination is encrypted. */
export const DESTINATION_PURPOSE = 'refund-destination';

/** Where a refund goes, as its row has it. */
export type KeptDestination = Pick<
  RefundRow,
  'to' | 'encryptedDestination' | 'maskedDestination' | 'destinationVersion'
>;

/**
 * Adds where a refund goes, encrypted, to the record of destinations.
 * @param userId whose destination it is
 * @returns what the refund's own row is to have
 */
export async function keepDestination(
  tx: Transaction,
  { encryptor, now }: Pick<Dependencies, 'encryptor' | 'now'>,
  refund: Pick<RefundRow, 'id' | 'destinationVersion'>,
  { userId, destination }: { readonly userId: string; readonly destination: RefundDestination },
): Promise<KeptDestination> {
  const given = {
    to: destination.kind,
    encryptedDestination: await encryptor.encrypt(JSON.stringify(destination), DESTINATION_PURPOSE),
    maskedDestination: masked(destination),
  } as const;
  const destinationVersion = refund.destinationVersion + 1;
  await tx
    .insert(refundDestinations)
    .values({ ...given, refundId: refund.id, version: destinationVersion, userId, givenAt: now() });
  return { ...given, destinationVersion };
}

/** 'ra***@upi', '••••4321': enough to recognise it. */
function masked(destination: RefundDestination): string {
  if (destination.kind === 'bank') return `••••${destination.account_number.slice(-4)}`;
  const [name = '', bank = ''] = destination.vpa.split('@');
  return `${name.slice(0, 2)}***@${bank}`;
}
