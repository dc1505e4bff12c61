import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Order, OrderPayment, PaymentRedirect } from '@haat/api-contract';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, refused, unreachable, type StoryAnswers } from '../market/story-answers.ts';
import { paidOnline } from './after-order-states.ts';
import { counterViewport } from './viewports.ts';

/** What the browser takes along to the payment company. */
const PAYMENT_REDIRECT: PaymentRedirect = {
  order_id: 'order-1',
  gateway: 'razorpay',
  is_sandbox: true,
  action: 'https://gateway.example/pay',
  fields: { order_id: 'order_1' },
  amount_paise: 93_400,
};

/** What the order came to, and comes to now: dearer, further, and its coupon is gone. */
const NEW_PRICE = {
  before: { total: 934, delivery_fee: 30, coupon_discount: 50, advance: null },
  now: { total: 1_024, delivery_fee: 35, coupon_discount: 0, advance: null },
};

/** Paying an order at the payment company: what it costs, what comes next, one button. */
const meta = {
  title: 'Pay an order',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/order/order-1/pay', answers: paymentIs('open') } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press leads to the payment company. */
export const ToBePaid: Story = {};
/** The payment company cannot be reached. */
export const CannotBegin: Story = {
  parameters: state({ answers: { ...paymentIs('open'), 'POST /payment/v1/orders/order-1/attempts': unreachable } }),
};
/** The money did not arrive. */
export const Failed: Story = { parameters: state({ answers: paymentIs('failed') }) };
/** Since it was ordered the prices have changed: nothing is begun before the farmer agrees. */
export const AsksAboutANewPrice: Story = {
  parameters: state({
    posted: { agreed: '' },
    answers: {
      ...paymentIs('failed'),
      'POST /payment/v1/orders/order-1/attempts': refused('payment_error.price_changed', { details: NEW_PRICE }),
    },
  }),
  /** What stands large is what is to be paid now; the old sum is struck out. */
  async play({ canvasElement }) {
    const [before, now] = ['₹934.00', '₹1,024.00'].map((sum) => within(canvasElement).getByText(sum)) as [
      HTMLElement,
      HTMLElement,
    ];
    const sizeOf = (sum: HTMLElement) => Number.parseFloat(getComputedStyle(sum).fontSize);
    await expect(sizeOf(now)).toBeGreaterThan(sizeOf(before));
    await expect(before.tagName).toBe('S');
  },
};
/** The money did not arrive, and there is no further attempt. */
export const NoFurtherAttempt: Story = { parameters: state({ answers: paymentIs('failed', { canPay: false }) }) };
/** The payment company has not said its last word. */
export const Pending: Story = { parameters: state({ answers: paymentIs('pending') }) };
/** It is paid. */
export const Paid: Story = { parameters: state({ answers: paymentIs('paid') }) };
/** How the order itself says that money is waited for. */
export const OrderWaitsForMoney: Story = {
  parameters: state({ address: '/order/order-1', answers: paymentIs('open') }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function paymentIs(
  money: OrderPayment['state'],
  { canPay = money === 'open' || money === 'failed' }: { canPay?: boolean } = {},
): StoryAnswers {
  const payment: OrderPayment = {
    kind: 'pay-now',
    state: money,
    paid: money === 'paid' ? PAYMENT_REDIRECT.amount_paise / 100 : 0,
    pay_by: null,
    can_pay: canPay,
  };
  return {
    'GET /order/v1/orders/order-1': changed((order: Order) => ({
      ...paidOnline(payment)(order),
      ...(money === 'failed' && { status: 'PAYMENT_FAILED' }),
    })),
    'GET /payment/v1/orders/order-1': () => ({ ...payment, order_id: 'order-1' }),
    'POST /payment/v1/orders/order-1/attempts': () => PAYMENT_REDIRECT,
  };
}
