import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, refused, unreachable } from '../market/story-answers.ts';
import { orderAskedToEnd, orderAtTheDoor, orderLeftAtAddress, overdueOrder } from './delivery-states.ts';
import { counterViewport } from './viewports.ts';
import { orderAt } from './sample-states.ts';

/**
 * One order: how it stands and what comes next, in words; then the goods, the bill, the shop's phone number, and
 * cancelling as long as that is possible.
 */
const meta = {
  title: 'Order',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/order/order-1' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Right after ordering. */
export const JustPlaced: Story = { parameters: state({ address: '/order/order-1?placed=1' }) };
/** The shop has taken it on. */
export const Accepted: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders/order-1': changed(orderAt('VENDOR_CONFIRMED')) } }),
};
/** It is being brought. */
export const OnTheWay: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders/order-1': changed(orderAt('OUT_FOR_DELIVERY')) } }),
};
/** At the door: the code that the farmer tells the delivery person. */
export const AtTheDoor: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders/order-1': changed(orderAtTheDoor) } }),
};
/** It takes too long: the farmer can ask for its end and for the money. */
export const TakesTooLong: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders/order-1': changed(overdueOrder) } }),
};
/** Its end was asked for. */
export const AskedToEnd: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders/order-1': changed(orderAskedToEnd) } }),
};
/** Left at the address without the code: has it come? */
export const AsksWhetherItCame: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders/order-1': changed(orderLeftAtAddress) } }),
};
/** It has come. */
export const Delivered: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders/order-1': changed(orderAt('DELIVERED')) } }),
};
/** To be collected: who comes, and where the shop is. */
export const ToBeCollected: Story = { parameters: state({ address: '/order/order-2' }) };
/** Before it is cancelled, the shop is told why. */
export const AsksWhyCancelled: Story = { parameters: state({ address: '/order/order-1?ask=cancel' }) };
/** Given up by the farmer. */
export const Cancelled: Story = { parameters: state({ address: '/order/order-3?cancelled=1' }) };
/** Another user's, or none: the answer is the same. */
export const NotThere: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders/order-1': refused('order_error.not_found', { status: 404 }) } }),
};
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /order/v1/orders/order-1': unreachable } }) };
/** At a counter the state stands beside the details. */
export const AtTheCounter: Story = { globals: counterViewport };
