import { callRazorpayX, fundAccount, objectOf, RazorpayXError, textOf } from '@haat/backend-kyc';
import type { FundDestination, RazorpayXAccess } from '@haat/backend-kyc';
import type { RefundDestination } from '@haat/api-contract';
import { isSignedBy } from '../gateways/signatures.ts';
import type { PayoutAdapter, PayoutOutcome } from './payout-adapter.ts';
import { payoutReference } from './payout-reference.ts';

const PATH = '/v1/payouts';
const IDEMPOTENCY = 'X-Payout-Idempotency';
const NARRATION = 'Krishi Haat';
/** States from which a payout may still become paid or fail. */
const ON_ITS_WAY = new Set(['queued', 'pending', 'scheduled', 'processing']);

/** The account from which is paid. */
export interface RazorpayXPayoutAccount extends RazorpayXAccess {
  readonly webhookSecret: string;
  readonly accountNumber: string;
}

/** Pays out through RazorpayX. See docs/wires/razorpayx.md#payouts. */
export function createRazorpayXPayouts(account: RazorpayXPayoutAccount): PayoutAdapter {
  const find = async (key: string): Promise<PayoutOutcome | null> => {
    const reference = payoutReference(key);
    const query = new URLSearchParams({ account_number: account.accountNumber, reference_id: reference });
    const { items } = await callRazorpayX(account, { method: 'GET', path: `${PATH}?${query.toString()}` });
    if (!Array.isArray(items)) throw new RazorpayXError(null, '');
    const outcomes = items
      .map(objectOf)
      .filter((item) => item['reference_id'] === reference)
      .map(outcomeOf);
    return outcomes.find(({ status }) => status === 'processed') ?? outcomes[0] ?? null;
  };
  return {
    kind: 'razorpayx',
    find,
    isSignedReport: (body, signature) => isSignedBy(body, signature, account.webhookSecret),
    async pay({ key, amountPaise, destination }) {
      const reference = payoutReference(key);
      try {
        const to = await fundAccount(account, reference, destinationOf(destination));
        const body = {
          account_number: account.accountNumber,
          fund_account_id: to,
          amount: amountPaise,
          currency: 'INR',
          mode: destination.kind === 'upi' ? 'UPI' : 'IMPS',
          purpose: 'refund',
          queue_if_low_balance: true,
          reference_id: reference,
          narration: NARRATION,
        };
        const headers = { [IDEMPOTENCY]: reference };
        return outcomeOf(await callRazorpayX(account, { method: 'POST', path: PATH, body, headers }));
      } catch (error) {
        // That the key was used for something else does not say that nothing was paid under it.
        if (!(error instanceof RazorpayXError) || !error.isForGood || error.field === IDEMPOTENCY) throw error;
        return (await find(key)) ?? { status: 'failed', bankReference: null };
      }
    },
  };
}

function destinationOf(destination: RefundDestination): FundDestination {
  if (destination.kind === 'upi') return { kind: 'upi', vpa: destination.vpa };
  const { account_number: number, ifsc, name } = destination;
  return { kind: 'bank', number, ifsc, name };
}

function outcomeOf(answer: Readonly<Record<string, unknown>>): PayoutOutcome {
  const status = textOf(answer['status']);
  // An answer that cannot be read leaves open what was done.
  if (textOf(answer['id']) === '' || status === '') throw new RazorpayXError(null, '');
  const bankReference = textOf(answer['utr']) || null;
  if (status === 'processed') return { status, bankReference };
  return { status: ON_ITS_WAY.has(status) ? 'pending' : 'failed', bankReference };
}
