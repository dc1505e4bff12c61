import { z } from 'zod';
import {
  readPayment,
  readRefund,
  readSettlementItems,
  wirePaymentSchema,
  wireRefundSchema,
  wireSettlementItemSchema,
} from './gateway-event.ts';
import { GatewayError } from './payment-gateway.ts';
import type { GatewayRefund, PaymentGateway } from './payment-gateway.ts';
import { answered, createRazorpayClient } from './razorpay-client.ts';
import type { RazorpayAccount } from './razorpay-client.ts';
import { isSignedBy } from './signatures.ts';

/** Name on the gateway's page. */
const MERCHANT = 'Krishi Haat';
/** Refunds that the gateway lists at once. */
const PAGE = 100;
const MOST_REFUNDS = 2_000;
/** The gateway's hosted page, to which a browser posts. */
export const HOSTED_PAGE_PATH = '/v1/checkout/embedded';

const settlementReportSchema = z.object({ items: wireSettlementItemSchema.array() });

/** An account at the gateway with everything it signs by. */
export interface RazorpayKeys extends RazorpayAccount {
  /** Base address of its pages as browsers reach it; that of its API when not given. */
  pageAddress?: string;
  webhookSecret: string;
}

/**
 * Razorpay, by its client library; the sandbox uses the same adapter with another address, so that tests cover it.
 * @param account loaded once, before the first call
 */
export function createRazorpayGateway(
  kind: PaymentGateway['kind'],
  account: () => Promise<RazorpayKeys>,
): PaymentGateway {
  let opened: Promise<{ keys: RazorpayKeys; client: ReturnType<typeof createRazorpayClient> }> | undefined;
  const open = () =>
    (opened ??= account()
      .then((keys) => ({ keys, client: createRazorpayClient(keys) }))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      }));
  return {
    kind,
    async createOrder({ receipt, amountPaise }) {
      const { client } = await open();
      const { id } = await answered(
        client.orders.create({
          amount: amountPaise,
          currency: 'INR',
          receipt,
          payment: {
            capture: 'automatic',
            capture_options: { automatic_expiry_period: 15, manual_expiry_period: 15, refund_speed: 'normal' },
          },
        }),
      );
      return { id };
    },
    async paymentsOf(gatewayOrderId) {
      const { client } = await open();
      const { items } = await answered(client.orders.fetchPayments(gatewayOrderId));
      return read(wirePaymentSchema.array(), items).map(readPayment);
    },
    async refund({ paymentId, amountPaise, key }) {
      const { client } = await open();
      return readRefund(
        read(
          wireRefundSchema,
          await answered(client.payments.refund(paymentId, { amount: amountPaise, speed: 'normal', receipt: key })),
        ),
      );
    },
    async refundOf(paymentId, refundId) {
      const { client } = await open();
      const refund = read(wireRefundSchema, await answered(client.payments.fetchRefund(paymentId, refundId)));
      if (refund.id !== refundId) throw new GatewayError(502, 'another refund');
      return readRefund(refund);
    },
    async refundsUnder(paymentId, keys) {
      const { client } = await open();
      const found: GatewayRefund[] = [];
      for (let skip = 0; skip < MOST_REFUNDS; skip += PAGE) {
        const { items } = await answered(client.payments.fetchMultipleRefund(paymentId, { count: PAGE, skip }));
        const refunds = read(wireRefundSchema.array(), items).map(readRefund);
        found.push(...refunds.filter(({ key }) => key !== null && keys.includes(key)));
        if (refunds.length < PAGE) return found;
      }
      throw new GatewayError(502, 'more refunds of one payment than there can be');
    },
    async settlementOn(day, { count, skip }) {
      const { client } = await open();
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      // The package names one item as the answer; it is a list of them.
      const answer: unknown = await answered(client.settlements.reports({ year, month, day: date, count, skip }));
      return readSettlementItems(read(settlementReportSchema, answer).items);
    },
    async pageFor({ gatewayOrderId, amountPaise, description, callbackUrl, cancelUrl, language }) {
      const { keys } = await open();
      return {
        action: (keys.pageAddress ?? keys.address) + HOSTED_PAGE_PATH,
        fields: {
          key_id: keys.keyId,
          order_id: gatewayOrderId,
          amount: String(amountPaise),
          currency: 'INR',
          name: MERCHANT,
          description,
          callback_url: callbackUrl,
          cancel_url: cancelUrl,
          'config[display][language]': language,
        },
      };
    },
    async isSignedReturn({ orderId, paymentId, signature }) {
      const { keys } = await open();
      return isSignedBy(`${orderId}|${paymentId}`, signature, keys.keySecret);
    },
    async isSignedEvent(body, signature) {
      const { keys } = await open();
      return isSignedBy(body, signature, keys.webhookSecret);
    },
  };
}

/**
 * An answer in the expected form. @throws GatewayError as for a gateway that is out of order
 */
function read<Form extends z.ZodType>(form: Form, answer: unknown): z.output<Form> {
  const { success, data } = form.safeParse(answer);
  if (!success) throw new GatewayError(502, 'an answer in another form');
  return data;
}
