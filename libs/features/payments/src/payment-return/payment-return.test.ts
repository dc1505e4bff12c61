import { RouterContextProvider } from 'react-router';
import { ApiError, type ApiClient, type ServiceCall } from '@haat/api-client';
import { apiContext } from '@haat/app-context';
import { describe, expect, it } from 'vitest';
import { loader } from './payment-return.resource.ts';

const [NAMED, SIGNED] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const FROM_ELSEWHERE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

/** Opens the return page. @returns what was asked of the services, and the page that follows */
async function comeBack(
  query: string,
  {
    isSignedIn = false,
    headers = {},
    answer = () => ({ order_id: SIGNED, repayment_id: null, state: 'paid' }),
  }: { isSignedIn?: boolean; headers?: HeadersInit; answer?: () => unknown } = {},
) {
  const asked: { path: string; body: unknown }[] = [];
  const send = async ({ path, body }: ServiceCall) => {
    asked.push({ path, body });
    return answer();
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { isSignedIn, send } as unknown as ApiClient);
  const request = new Request(`http://shell.example/payment/return?${query}`, { headers });
  const response = await loader({ request, url: new URL(request.url), context, params: {} } as unknown as Parameters<
    typeof loader
  >[0]);
  const html = await response.text();
  return {
    asked,
    goesTo: response.headers.get('location') ?? (/url=([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#38;', '&'),
  };
}

const refused = (code: string) => () => {
  throw new ApiError({ kind: 'refused', status: 400, code, details: {} });
};

describe('coming back from the CSC wallet', () => {
  it('asks for itself once more from its own site, where the agent is known, with the whole answer', async () => {
    expect(await comeBack(`order=${NAMED}&bridge_response=abc.def`, { headers: FROM_ELSEWHERE })).toEqual({
      asked: [],
      goesTo: `/payment/return?order=${NAMED}&bridge_response=abc.def`,
    });
  });

  it('brings the bridge’s answer to the service before the order is shown', async () => {
    expect(await comeBack(`order=${NAMED}&bridge_response=abc.def`, { isSignedIn: true })).toEqual({
      asked: [{ path: '/api/csc/process-payment', body: { message: 'abc.def' } }],
      goesTo: `/order/${SIGNED}?back=1`,
    });
  });

  it('leads to the farmer’s dues that were repaid from it', async () => {
    const answer = () => ({ order_id: null, repayment_id: 'repayment-1', state: 'paid' });
    expect((await comeBack('credit=1&bridge_response=abc.def', { isSignedIn: true, answer })).goesTo).toBe(
      '/account/credit?back=repayment-1',
    );
  });

  it.each(['payment_error.not_signed', 'payment_error.not_found', 'auth_error.forbidden'])(
    'shows the order that the address names when the answer is refused with %s',
    async (code) => {
      expect(
        await comeBack(`order=${NAMED}&bridge_response=forged`, { isSignedIn: true, answer: refused(code) }),
      ).toMatchObject({ goesTo: `/order/${NAMED}?back=1` });
    },
  );

  it('shows the order also after the session has ended, and books nothing', async () => {
    expect(await comeBack(`order=${NAMED}&bridge_response=abc.def`)).toEqual({
      asked: [],
      goesTo: `/order/${NAMED}?back=1`,
    });
  });
});

describe('coming back from the payment company', () => {
  it('books what is signed without a session, and follows the signature, not the address', async () => {
    const { asked, goesTo } = await comeBack(
      `order=${NAMED}&razorpay_payment_id=pay_1&razorpay_order_id=order_1&razorpay_signature=ab`,
      { headers: FROM_ELSEWHERE },
    );
    expect(asked).toEqual([
      {
        path: '/payment/v1/returns',
        body: { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab' },
      },
    ]);
    expect(goesTo).toBe(`/order/${SIGNED}?back=1`);
  });

  it('leads to the dues that were repaid', async () => {
    const answer = () => ({ order_id: null, repayment_id: 'repayment-1', state: 'paid' });
    expect(
      (await comeBack('credit=1&razorpay_payment_id=pay_1&razorpay_order_id=order_1&razorpay_signature=ab', { answer }))
        .goesTo,
    ).toBe('/account/credit?back=repayment-1');
  });

  it('leads to the orders when the payment is unknown', async () => {
    expect(await comeBack('order=elsewhere')).toEqual({ asked: [], goesTo: '/orders' });
  });
});
