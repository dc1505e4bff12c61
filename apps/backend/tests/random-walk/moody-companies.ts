import { GatewayError } from '@haat/backend-payments/testing';
import type { PayoutAdapter, PayoutOutcome } from '@haat/backend-payments';
import type { SandboxGateway } from '@haat/backend-sandbox';

/** How the outside companies behave just now. */
export interface Moods {
  /** `loses-answers`: does what is asked, and the answer is lost on the way. */
  gateway: 'well' | 'away' | 'loses-answers';
  /** `by-hand`: a person of support has to pay. */
  bank: 'pays' | 'by-hand' | 'fails' | 'loses-answers';
}

/** What was paid out of the market's bank account, whole paise by the key of the payout. */
export type BankBook = Map<string, number>;

/** The sandbox of the gateway, which answers by its mood. */
export function moodyGateway(gateway: SandboxGateway, moods: Moods): SandboxGateway {
  const byMood =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (moods.gateway === 'away') throw new GatewayError(null, '');
      const answer = await ask(...given);
      if (moods.gateway === 'loses-answers') throw new GatewayError(504, 'too late');
      return answer;
    };
  return {
    ...gateway,
    createOrder: byMood((order) => gateway.createOrder(order)),
    paymentsOf: byMood((id) => gateway.paymentsOf(id)),
    refund: byMood((refund) => gateway.refund(refund)),
    refundOf: byMood((paymentId, refundId) => gateway.refundOf(paymentId, refundId)),
    refundsUnder: byMood((paymentId, keys) => gateway.refundsUnder(paymentId, keys)),
  };
}

/** What stands on the account's statement for a payout. */
export function bankReference(key: string): string {
  return `UTR ${key}`;
}

/** A bank that pays once for each key, and keeps its own book. */
export function moodyBank(book: BankBook, moods: Moods): PayoutAdapter {
  const told = (key: string): PayoutOutcome => {
    if (moods.bank === 'loses-answers') throw new Error('the bank did not answer');
    return { status: 'processed', bankReference: bankReference(key) };
  };
  return {
    kind: 'sandbox',
    async pay({ key, amountPaise }) {
      if (!book.has(key) && moods.bank === 'by-hand') return null;
      if (!book.has(key) && moods.bank === 'fails') return { status: 'failed', bankReference: null };
      book.set(key, amountPaise);
      return told(key);
    },
    find: async (key) => (book.has(key) ? told(key) : null),
  };
}
