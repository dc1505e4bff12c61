import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, refused, unreachable } from '../market/story-answers.ts';
import { orderAt } from './sample-states.ts';

/** The receipt of an order, as wide as its paper; only it is printed. */
const meta = {
  title: 'Receipt',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/order/order-1/receipt' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the roll of a hand-held printer. */
export const OnARoll: Story = { parameters: state({}) };
/** On a sheet, of an order whose goods were handed over. */
export const OnASheet: Story = {
  parameters: state({
    address: '/order/order-1/receipt?paper=a5',
    answers: { 'GET /order/v1/orders/order-1': changed(orderAt('DELIVERED')) },
  }),
};
/** Another person's order, or none: the answer is the same. */
export const NotThere: Story = {
  parameters: state({ answers: { 'GET /order/v1/orders/order-1': refused('order_error.not_found', { status: 404 }) } }),
};
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /order/v1/orders/order-1': unreachable } }) };
