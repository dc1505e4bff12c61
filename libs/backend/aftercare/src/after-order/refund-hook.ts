import type { RefundHook } from '@haat/backend-payments';
import { returnRefunded } from './transition-return.ts';

/** A return is refunded when its money has arrived. */
export const returnRefundHook: RefundHook = {
  async completed(tx, dependencies, { returnId }) {
    if (returnId !== null) await returnRefunded(tx, dependencies, returnId);
  },
};
