import Fastify from 'fastify';
import { FORM_TARGET_HEADER } from '@haat/api-contract';
import { describe, expect, it } from 'vitest';
import { servePaymentReturn } from './payment-return.ts';
import { addSecurityHeaders } from './security-headers.ts';

describe('what the payment company’s page posts back', () => {
  const post = async (
    payload: string,
    { address = '/payment/return?order=order-1', type = 'application/x-www-form-urlencoded' } = {},
  ) => {
    const app = Fastify();
    app.register(async (scope) => servePaymentReturn(scope));
    const answer = await app.inject({
      method: 'POST',
      url: address,
      payload,
      headers: { 'content-type': type, origin: 'https://api.razorpay.com', 'sec-fetch-site': 'cross-site' },
    });
    await app.close();
    return answer;
  };

  it('is requested by its URL, with the signed fields only', async () => {
    const { statusCode, headers } = await post(
      'razorpay_payment_id=pay_1&razorpay_order_id=order_1&razorpay_signature=ab%26c&' +
        'next=https%3A%2F%2Felsewhere.example',
    );
    expect(statusCode).toBe(303);
    expect(headers.location).toBe(
      '/payment/return?order=order-1&razorpay_payment_id=pay_1&razorpay_order_id=order_1&razorpay_signature=ab%26c',
    );
  });

  it('carries the encrypted message of the CSC bridge whole, and none that is too long', async () => {
    const message = `${'Ab-_'.repeat(170)}.${'cD12'.repeat(86)}`;
    const { headers } = await post(`bridge_response=${message}`);
    expect(headers.location).toBe(`/payment/return?order=order-1&bridge_response=${message}`);
    expect(String((await post(`bridge_response=${'a'.repeat(8_000)}`)).headers.location).length).toBeLessThan(4_200);
  });

  it('knows the order also after a failed payment, which is not signed', async () => {
    const { headers } = await post('error%5Bcode%5D=BAD_REQUEST_ERROR&error%5Bdescription%5D=no');
    expect(headers.location).toBe('/payment/return?order=order-1');
  });

  it('leads nowhere else whatever is posted', async () => {
    expect((await post('', { address: '/payment/return?credit=1&next=/elsewhere' })).headers.location).toBe(
      '/payment/return?credit=1',
    );
    expect((await post('', { address: '/payment/return?order=//elsewhere.example' })).headers.location).toBe(
      '/payment/return?order=%2F%2Felsewhere.example',
    );
    expect((await post('{}', { type: 'application/json' })).statusCode).toBe(415);
    expect((await post('a'.repeat(9_000))).statusCode).toBe(413);
  });
});

describe('the page that redirects a farmer to the gateway', () => {
  const policyOf = async (target: string | null) => {
    const app = Fastify();
    await addSecurityHeaders(app, { hostOrigins: [], isSecure: false });
    app.get('/', (_request, reply) =>
      (target === null ? reply : reply.header(FORM_TARGET_HEADER, target)).send('page'),
    );
    const { headers } = await app.inject('/');
    await app.close();
    expect(headers[FORM_TARGET_HEADER]).toBeUndefined();
    return /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };

  it('may post to the payment company only', async () => {
    expect(await policyOf('https://api.razorpay.com')).toBe("'self' https://api.razorpay.com");
    expect(await policyOf(null)).toBe("'self'");
  });

  it.each([
    '*',
    'https://a.example; script-src *',
    "https://a.example 'unsafe-inline'",
    'https://a.example/path',
    'javascript:x',
  ])('does not take %j for an origin', async (target) => {
    expect(await policyOf(target)).toBe("'self'");
  });
});
