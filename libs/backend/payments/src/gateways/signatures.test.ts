import { describe, expect, it } from 'vitest';
import { createRazorpayGateway } from './razorpay-gateway.ts';
import { isSignedBy, signatureOf } from './signatures.ts';

describe('signatures', () => {
  // The example of the documentation's algorithm, calculated by another tool: printf '%s' 'order_1|pay_1' | openssl
  // dgst -sha256 -hmac secret
  const SIGNATURE = '52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb';

  it('are HMAC-SHA256 in hexadecimal', async () => {
    expect(signatureOf('order_1|pay_1', 'secret')).toBe(SIGNATURE);
    const gateway = createRazorpayGateway('razorpay', async () => ({
      address: 'http://127.0.0.1:9',
      keyId: 'k',
      keySecret: 'secret',
      webhookSecret: 'w',
    }));
    expect(await gateway.isSignedReturn({ orderId: 'order_1', paymentId: 'pay_1', signature: SIGNATURE })).toBe(true);
    expect(await gateway.isSignedReturn({ orderId: 'order_1', paymentId: 'pay_2', signature: SIGNATURE })).toBe(false);
    expect(await gateway.isSignedReturn({ orderId: 'order_1|pay_1', paymentId: '', signature: SIGNATURE })).toBe(false);
  });

  it.each([
    '',
    'x',
    SIGNATURE.slice(2),
    `${SIGNATURE}00`,
    SIGNATURE.replace(/^./, (sign) => (sign === '0' ? '1' : '0')),
    `${SIGNATURE.slice(0, 62)}zz`,
  ])('that are not right are not taken: %j', (signature) => {
    expect(isSignedBy('order_1|pay_1', signature, 'secret')).toBe(false);
  });
});
