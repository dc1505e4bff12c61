import type { GatewayPayment, GatewayRefund, PaymentGateway } from '../gateways/payment-gateway.ts';
import { GatewayError } from '../gateways/payment-gateway.ts';
import { CSC_STATUS, cscAmount, decryptMessage, encryptMessage, paiseOf } from './csc-wire.ts';
import type { CscFields, CscKeys } from './csc-wire.ts';

const TIMEOUT_MS = 4_000;

/** An account at the partner, with the address of its bridge. */
export interface CscAccount {
  merchantId: string;
  /** Base address of the bridge, and of its pages as browsers reach them. */
  address: string;
  pageAddress: string;
  keys: CscKeys;
}

/**
 * The wallet of partner agents: the money of an order goes from the agent's wallet. Unsigned messages are not
 * trusted: every message is signed.
 */
export interface CscWallet extends Omit<PaymentGateway, 'kind' | 'isSignedReturn' | 'isSignedEvent' | 'settlementOn'> {
  readonly kind: 'sandbox' | 'bridge' | 'off';
  /** The encrypted request with which an agent is redirected. */
  encryptRequest(fields: CscFields): Promise<string>;
  /** What the bridge answered; null when it is not its word. */
  decryptAnswer(message: string): Promise<CscFields | null>;
  /** The payment in an answer; null when it has none. */
  readPayment(fields: CscFields): GatewayPayment | null;
}

/** The wallet behind the partner's bridge. @param account loaded before the first call */
export function createCscWallet(kind: 'sandbox' | 'bridge', account: () => CscAccount): CscWallet {
  const ask = async (path: string, fields: CscFields): Promise<CscFields> => {
    const { address, merchantId, keys } = account();
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({
        merchant_id: merchantId,
        message: encryptMessage({ merchant_id: merchantId, ...fields }, keys),
      }),
    }).catch(() => null);
    if (answer === null) throw new GatewayError(null, '');
    const body = (await answer.json().catch(() => null)) as { message?: unknown } | null;
    const said = typeof body?.message === 'string' ? decryptMessage(body.message, keys) : null;
    if (!answer.ok || said === null) throw new GatewayError(answer.ok ? 502 : answer.status, 'the CSC bridge refused');
    return said;
  };
  const refundIn = (fields: CscFields, paymentId: string, amountPaise: number, key: string | null): GatewayRefund => {
    const status =
      fields['refund_status'] === CSC_STATUS.captured
        ? 'processed'
        : fields['refund_status'] === CSC_STATUS.created
          ? 'pending'
          : 'failed';
    return {
      id: fields['refund_txn'] ?? '',
      paymentId,
      amountPaise: paiseOf(fields['refund_amount'] ?? '') ?? amountPaise,
      status,
      key,
    };
  };
  return {
    kind,
    // The bridge identifies a transaction by our number.
    createOrder: async ({ receipt }) => ({ id: receipt }),
    async paymentsOf(gatewayOrderId) {
      const payment = readPayment(await ask('/status', { merchant_txn: gatewayOrderId }));
      return payment === null ? [] : [payment];
    },
    refund: async ({ paymentId, amountPaise, key }) =>
      refundIn(
        await ask('/refund', { csc_txn: paymentId, refund_amount: cscAmount(amountPaise), refund_reference: key }),
        paymentId,
        amountPaise,
        key,
      ),
    refundOf: async (paymentId, refundId) =>
      refundIn(await ask('/refund-status', { csc_txn: paymentId, refund_txn: refundId }), paymentId, 0, null),
    // The bridge lists nothing; it is asked for each of our references.
    async refundsUnder(paymentId, keys) {
      const found: GatewayRefund[] = [];
      for (const key of keys) {
        const fields = await ask('/refund-status', { csc_txn: paymentId, refund_reference: key });
        if ((fields['refund_txn'] ?? '') !== '') found.push(refundIn(fields, paymentId, 0, key));
      }
      return found;
    },
    async pageFor({ gatewayOrderId, amountPaise, description, callbackUrl, cancelUrl, language }) {
      const { merchantId, pageAddress, keys } = account();
      const request = {
        merchant_id: merchantId,
        merchant_txn: gatewayOrderId,
        txn_amount: cscAmount(amountPaise),
        product_name: description,
        return_url: callbackUrl,
        cancel_url: cancelUrl,
        language,
      };
      return {
        action: `${pageAddress}/pay`,
        fields: { merchant_id: merchantId, message: encryptMessage(request, keys) },
      };
    },
    encryptRequest: async (fields) => encryptMessage(fields, account().keys),
    decryptAnswer: async (message) => decryptMessage(message, account().keys),
    readPayment,
  };
}

/** No wallet is connected. */
export function disabledCscWallet(): CscWallet {
  const away = async (): Promise<never> => {
    throw new GatewayError(null, '');
  };
  return {
    kind: 'off',
    createOrder: away,
    paymentsOf: away,
    refund: away,
    refundOf: away,
    refundsUnder: away,
    pageFor: away,
    encryptRequest: away,
    decryptAnswer: async () => null,
    readPayment,
  };
}

function readPayment(fields: CscFields): GatewayPayment | null {
  const [id, orderId, amountPaise] = [
    fields['csc_txn'] ?? '',
    fields['merchant_txn'] ?? '',
    paiseOf(fields['txn_amount'] ?? ''),
  ];
  const status = (Object.keys(CSC_STATUS) as (keyof typeof CSC_STATUS)[]).find(
    (name) => CSC_STATUS[name] === fields['txn_status'],
  );
  return id === '' || orderId === '' || amountPaise === null || status === undefined
    ? null
    : { id, orderId, amountPaise, status };
}
