import { eq } from 'drizzle-orm';
import { payments } from '@haat/backend-payments/tables';
import type { GatewayPayment } from '@haat/backend-payments/testing';
import { deliverablePacks, payer, returnFromGateway, sendWebhook, setOffer } from '@haat/backend-testing';
import type { Payer, TestAnswer, TestBackend, TestDatabase } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

/** An order that waits for its payment. */
export interface OpenPayment {
  readonly buyer: Payer;
  readonly gatewayOrderId: string;
  /** What the order costs. */
  readonly amountPaise: number;
}

/** A backend with more goods than the orders of a suite take. */
export async function startPaymentsBackend(on: TestDatabase): Promise<TestBackend> {
  const backend = await startBackend({ on, seed: 'small' });
  await setOffer(backend, (await deliverablePacks(backend))[0], { stock: 100_000 });
  return backend;
}

/** Places an order that is to be paid online and begins its payment. */
export async function openPayment(backend: TestBackend): Promise<OpenPayment> {
  const buyer = await payer(backend);
  const gatewayOrderId = await buyer.open();
  const [attempt] = await backend.database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId));
  return { buyer, gatewayOrderId, amountPaise: attempt?.amountPaise ?? 0 };
}

/** The ways in which the backend hears of a payment. */
export type PaymentReports = Record<
  'authorized' | 'captured' | 'paid' | 'back',
  (payment: GatewayPayment) => Promise<TestAnswer>
>;

/** Reports a payment to the backend: by one of three webhooks, or by the farmer's way back from the gateway. */
export function paymentReports(backend: TestBackend): PaymentReports {
  return {
    authorized: (payment) => sendWebhook(backend, 'payment.authorized', payment),
    captured: (payment) => sendWebhook(backend, 'payment.captured', payment),
    paid: (payment) => sendWebhook(backend, 'order.paid', payment),
    back: (payment) => returnFromGateway(backend, payment),
  };
}
