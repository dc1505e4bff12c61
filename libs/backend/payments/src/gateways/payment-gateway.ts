import type { DisputePhase, DisputeStatus } from '@haat/api-contract/vocabulary';

/** A payment at the gateway, as far as we look at it. Amounts are whole paise. */
export interface GatewayPayment {
  /** 'pay_…' */
  id: string;
  /** 'order_…': the gateway's order, one for each attempt to pay one of ours. */
  orderId: string;
  amountPaise: number;
  /** `created` and `authorized`: the last word has not been said. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

/** A refund at the gateway. */
export interface GatewayRefund {
  /** 'rfnd_…' */
  id: string;
  paymentId: string;
  amountPaise: number;
  status: 'pending' | 'processed' | 'failed';
  /** The idempotency key of its request; null when the gateway does not return it. */
  key: string | null;
}

/** A dispute at the gateway: a payer's bank wants a payment back. */
export interface GatewayDispute {
  /** 'disp_…' */
  id: string;
  paymentId: string;
  amountPaise: number;
  /** What the gateway has taken off what it owes us. */
  deductedPaise: number;
  reasonCode: string;
  phase: DisputePhase;
  status: DisputeStatus;
  /** Until when it can be answered; null when it cannot be. */
  respondBy: Date | null;
  openedAt: Date;
}

/** An item of a settlement report. Amounts are whole paise. */
export interface SettlementItem {
  /** 'pay_…', 'rfnd_…', 'adj_…' */
  id: string;
  kind: 'payment' | 'refund' | 'adjustment' | 'transfer';
  /** What it adds to the settlement, the fee taken off already. */
  creditPaise: number;
  /** What it takes off the settlement, the fee included. */
  debitPaise: number;
  /** The gateway's fee with its tax. */
  feePaise: number;
  /** 'setl_…' */
  settlementId: string;
  /** The dispute that an adjustment belongs to. */
  disputeId: string | null;
  /** 'order_…': the gateway's order that a payment is for; null where the report names none. */
  gatewayOrderId: string | null;
}

/** A webhook event of the gateway. Event types that we do not use have neither payment, refund nor dispute. */
export interface GatewayEvent {
  /** E.g. 'payment.captured', 'refund.processed'. */
  type: string;
  payment: GatewayPayment | null;
  refund: GatewayRefund | null;
  dispute: GatewayDispute | null;
  /** Our reference of a payout that it tells of. */
  payoutReference: string | null;
  /** When the gateway made it. */
  at: Date;
}

/** What the gateway's page posted back. */
export interface GatewayReturn {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** How a browser is redirected: a form of these fields is posted to `action`. */
export interface GatewayPage {
  action: string;
  fields: Record<string, string>;
}

/** Takes money by an outside company, and gives it back. */
export interface PaymentGateway {
  readonly kind: 'sandbox' | 'razorpay';
  /**
   * Opens an order at the gateway, for one attempt to pay.
   * @param receipt our id of the attempt, at most 40 signs
   * @throws GatewayError
   */
  createOrder(order: { receipt: string; amountPaise: number }): Promise<{ id: string }>;
  /** Every payment that was tried for an order of the gateway. @throws GatewayError */
  paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]>;
  /**
   * Requests a refund. The same `key` stands for the same refund: it is made once.
   * @param key 10 signs or more: letters, digits, hyphens
   * @throws GatewayError
   */
  refund(refund: { paymentId: string; amountPaise: number; key: string }): Promise<GatewayRefund>;
  /** A refund as it stands. @throws GatewayError */
  refundOf(paymentId: string, refundId: string): Promise<GatewayRefund>;
  /**
   * The refunds of a payment that were made under these keys: what to ask when a request was not answered.
   * @throws GatewayError
   */
  refundsUnder(paymentId: string, keys: readonly string[]): Promise<GatewayRefund[]>;
  /**
   * A page of what was settled on a day in India.
   * @param day `YYYY-MM-DD`
   * @throws GatewayError
   */
  settlementOn(day: string, page: { count: number; skip: number }): Promise<SettlementItem[]>;
  /** The page on which the farmer pays. */
  pageFor(payment: {
    gatewayOrderId: string;
    amountPaise: number;
    description: string;
    callbackUrl: string;
    cancelUrl: string;
    language: string;
  }): Promise<GatewayPage>;
  /** Whether the return page's form is signed by the gateway; compared in constant time. */
  isSignedReturn(answer: GatewayReturn): Promise<boolean>;
  /** Whether a webhook's body, byte for byte, is signed by the gateway; compared in constant time. */
  isSignedEvent(body: Buffer, signature: string): Promise<boolean>;
}

/**
 * Refusals that pass by: too slow (408), the same request is being handled (409), locked (423), too early (425), too
 * many (429), and a proxy that hung up (499).
 */
const LEAVES_OPEN: ReadonlySet<number> = new Set([408, 409, 423, 425, 429, 499]);

/** The gateway was unreachable, or refused. */
export class GatewayError extends Error {
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  constructor(status: number | null, description: string) {
    super(
      status === null ? 'the payment gateway did not answer' : `the payment gateway answered ${status}: ${description}`,
    );
    this.name = 'GatewayError';
    this.status = status;
  }

  /**
   * Whether the gateway has understood and refused, so that nothing was done and the same request is of no use later.
   * Every other answer leaves open whether it was done. See docs/domain/payments.md#refunds.
   */
  get isForGood(): boolean {
    const { status } = this;
    return status !== null && status >= 400 && status < 500 && !LEAVES_OPEN.has(status);
  }
}
