import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { refused, unreachable } from '../market/story-answers.ts';
import { CASES, listOf, NEW_ORDER, ORDER_ADDRESS, orderAs } from './shop-order-states.ts';

/** The orders of a shop, and one of them in each of its states. */
const meta = {
  title: 'Shop orders',
  globals: { theme: 'shop' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/shop/orders', answers: listOf(NEW_ORDER) } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new order has come; others wait at other stages. */
export const List: Story = {};
/** Nothing is new. */
export const Empty: Story = { parameters: state({ answers: listOf() }) };
/** The list could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /vendor/v1/orders': unreachable } }) };
/** To be confirmed or refused, for another day. */
export const New: Story = { parameters: state({ address: ORDER_ADDRESS, answers: orderAs({}) }) };
/** A day went by without an answer. */
export const Late: Story = {
  parameters: state({
    address: ORDER_ADDRESS,
    answers: orderAs({ clock: { runs_out_at: '2026-11-25T04:30:00.000Z', is_over: true } }),
  }),
};
/** A refusal without a reason came back. */
export const RefusedWithoutReason: Story = {
  parameters: state({ address: ORDER_ADDRESS, answers: orderAs({}), posted: { intent: 'refuse' } }),
};
/** The goods, each to be ticked as it is put in. */
export const Pack: Story = {
  parameters: state({
    address: ORDER_ADDRESS,
    answers: orderAs({ status: 'VENDOR_CONFIRMED', next: ['READY_FOR_DELIVERY', 'VENDOR_CANCELLED'], clock: null }),
  }),
};
/** On the way: the farmer's code, what to take in cash, and what to do when it fails. */
export const HandOver: Story = {
  parameters: state({
    address: ORDER_ADDRESS,
    answers: orderAs({ status: 'OUT_FOR_DELIVERY', next: ['DELIVERED', 'FAILED_DELIVERY'] }),
  }),
};
/** It could not be delivered: sent again, or back at the shop. */
export const Failed: Story = {
  parameters: state({
    address: ORDER_ADDRESS,
    answers: orderAs({ status: 'FAILED_DELIVERY', next: ['OUT_FOR_DELIVERY', 'RETURN_TO_ORIGIN'] }),
  }),
};
/** The farmer wants to give goods back, and complains. */
export const Cases: Story = { parameters: state({ address: ORDER_ADDRESS, answers: orderAs(CASES) }) };
/** The slip for the packet. */
export const Slip: Story = { parameters: state({ address: `${ORDER_ADDRESS}/slip`, answers: orderAs({}) }) };
/** Another shop's order is not there. */
export const Missing: Story = {
  parameters: state({
    address: ORDER_ADDRESS,
    answers: { [`GET /vendor/v1/orders/${NEW_ORDER.id}`]: refused('order_error.not_found', { status: 404 }) },
  }),
};
