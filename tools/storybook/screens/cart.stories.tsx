import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, nothing, unreachable } from '../market/story-answers.ts';
import { cartIs } from './cart-answers.ts';
import { counterViewport } from './viewports.ts';
import { cartWithProblems, collectedCart, emptiedCart, parkedCart, unservedCart, guestCart } from './sample-states.ts';

/**
 * What is in the cart, how it comes, what it costs to the rupee, and the one button that orders it. Never a button
 * that cannot be pressed: where something is missing, the button leads to it.
 */
const meta = {
  title: 'Cart',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/cart' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is there: it can be ordered. */
export const ToBeDelivered: Story = {};
/** Collected at the shop: who comes is asked. */
export const ToBeCollected: Story = { parameters: state({ answers: { ...cartIs(changed(collectedCart)) } }) };
/** Not signed in: signing in comes first, the cart stays. */
export const Guest: Story = {
  parameters: state({ isSignedIn: false, answers: { ...cartIs(changed(guestCart)) } }),
};
/** Signed in, with no address yet. */
export const NoAddressYet: Story = {
  parameters: state({ answers: { ...cartIs(changed(guestCart)), 'GET /user/v1/addresses': nothing } }),
};
/** No place is chosen: the farmer is asked for it. */
export const NoPlaceYet: Story = {
  parameters: state({ isSignedIn: false, hasPlace: false, answers: { ...cartIs(changed(guestCart)) } }),
};
/** Less in stock than wanted, and a price that changed: both are said before anything can be ordered. */
export const ChangedMeanwhile: Story = { parameters: state({ answers: { ...cartIs(changed(cartWithProblems)) } }) };
/** The farmer has moved on: this shop neither brings nor hands over there. */
export const ShopDoesNotServeThePlace: Story = { parameters: state({ answers: { ...cartIs(changed(unservedCart)) } }) };
/** Goods of another shop were asked for: nothing is thrown away without a question. */
export const AskedBeforeReplaced: Story = {
  parameters: state({ address: '/cart?ask=vendor&variant=p-boron-250g&vendor=v-nashik-2&quantity=1' }),
};
/** Nothing is in it: one way to the goods. */
export const Empty: Story = { parameters: state({ answers: { ...cartIs(changed(emptiedCart)) } }) };
/** A cart that was replaced can be brought back for a day. */
export const EmptyWithOneToBringBack: Story = { parameters: state({ answers: { ...cartIs(changed(parkedCart)) } }) };
/** It could not be loaded: that is never shown as empty. */
export const NotLoaded: Story = { parameters: state({ answers: { ...cartIs(unreachable) } }) };
/** At a counter the bill stands beside the goods. */
export const AtTheCounter: Story = { globals: counterViewport };
