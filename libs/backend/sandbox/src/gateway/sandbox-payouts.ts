import type { PayoutAdapter, PayoutOutcome } from '@haat/backend-payments';

/** Reports every payout as processed, although no money moves. */
export const sandboxPayouts: PayoutAdapter = {
  kind: 'sandbox',
  pay: async ({ key }) => processed(key),
  find: async (key) => processed(key),
};

function processed(key: string): PayoutOutcome {
  return { status: 'processed', bankReference: `SANDBOX-${key}` };
}
