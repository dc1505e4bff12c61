import type { PayoutAdapter } from '@haat/backend-payments';

/** Reports every payout as processed, although no money moves. */
export const sandboxPayouts: PayoutAdapter = { kind: 'sandbox', pay: async () => 'processed' };
