import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, nothing, unreachable } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';
import { manyOrders, newestUnpaid, ordersInMixedStates, stepUpThat } from './sample-states.ts';

/** The farmer's orders, newest first: all, those under way, those that have ended; each with its state in words. */
const meta = {
  title: 'Orders',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/orders' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every order. */
export const All: Story = { parameters: state({ answers: { 'GET /order/v1/orders': changed(ordersInMixedStates) } }) };
/** One waits for its money: its row leads to paying. */
export const WaitingForPayment: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders': changed(newestUnpaid) } }),
};
/** Those that something still happens to. */
export const UnderWay: Story = { parameters: state({ address: '/orders?group=open' }) };
/** Delivered or given up. */
export const Ended: Story = { parameters: state({ address: '/orders?group=past' }) };
/** More come at the end of the list, by themselves or by the button. */
export const MoreThanOnePage: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders': changed(manyOrders) } }),
};
/** Nothing was ordered yet: one way to the goods. */
export const NoneYet: Story = { parameters: state({ answers: { 'GET /order/v1/orders': nothing } }) };
/** The number was silent for long: orders from before are kept back, which is not the same as none. */
export const AfterLongSilence: Story = {
  parameters: state({
    answers: { 'GET /order/v1/orders': nothing, 'GET /user/v1/step-up': stepUpThat('question') },
  }),
};
/** As before, with an order made since. */
export const OneSinceLongSilence: Story = {
  parameters: state({
    answers: { 'GET /order/v1/orders': changed(newestUnpaid), 'GET /user/v1/step-up': stepUpThat('question') },
  }),
};
/** They could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /order/v1/orders': unreachable } }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };
