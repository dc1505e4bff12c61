import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, refused, unreachable, type StoryAnswer } from '../market/story-answers.ts';
import { complainedOfOrder, deliveredOrder, REFUND_ID, refundPaidByHand, returnedOrder } from './after-order-states.ts';
import { counterViewport } from './viewports.ts';

/**
 * After an order has come: giving goods back, saying what is wrong, and where the money goes. One question after the
 * other, one button at the thumb.
 */
const meta = {
  title: 'After an order',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/order/order-1', answers: orderIs(changed(deliveredOrder)) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What can be done with an order that has come. */
export const Delivered: Story = {};
/** A pack went back; the farmer is asked where the cash shall go. */
export const MoneyIsDue: Story = { parameters: state({ answers: orderIs(changed(returnedOrder)) }) };
/** A complaint that the shop has to answer. */
export const ComplainedOf: Story = { parameters: state({ answers: orderIs(changed(complainedOfOrder)) }) };
/** Which packs go back, and why. */
export const Returning: Story = { parameters: state({ address: '/order/order-1/return' }) };
/** The time to return is over. */
export const NothingToReturn: Story = { parameters: state({ address: '/order/order-1/return', answers: {} }) };
/** What is wrong, with which goods. */
export const Complaining: Story = { parameters: state({ address: '/order/order-1/report' }) };
/** Before it has come only its being late can be complained of. */
export const ComplainingOfDelay: Story = { parameters: state({ address: '/order/order-1/report', answers: {} }) };
/** Another user's order, or none. */
export const NothingToComplainOf: Story = {
  parameters: state({
    address: '/order/order-1/report',
    answers: orderIs(refused('order_error.not_found', { status: 404 })),
  }),
};
/** Where cash comes back to. */
export const SayingWhereMoneyGoes: Story = {
  parameters: state({ address: `/order/order-1/refund/${REFUND_ID}`, answers: orderIs(changed(returnedOrder)) }),
};
/** It was said, and can be corrected until a person has paid it. */
export const CorrectingWhereMoneyGoes: Story = {
  parameters: state({ address: `/order/order-1/refund/${REFUND_ID}`, answers: orderIs(changed(refundPaidByHand)) }),
};
/** It was said already. */
export const MoneyIsOnItsWay: Story = { parameters: state({ address: `/order/order-1/refund/${REFUND_ID}` }) };
/** The order could not be loaded. */
export const NotLoaded: Story = {
  parameters: state({ address: '/order/order-1/return', answers: orderIs(unreachable) }),
};
/** At a counter. */
export const AtTheCounter: Story = {
  parameters: state({ answers: orderIs(changed(returnedOrder)) }),
  globals: counterViewport,
};

function orderIs(answer: StoryAnswer) {
  return { 'GET /order/v1/orders/order-1': answer };
}
