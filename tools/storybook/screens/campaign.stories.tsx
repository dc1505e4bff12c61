import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, nothing, refused, unreachable } from '../market/story-answers.ts';
import {
  homeDeliveryOnly,
  campaignElsewhere,
  cartOfAnotherShop,
  pickupOnly,
  couponTooHigh,
  fillingIs,
  linkIs,
  linkRefused,
  orderedCampaign,
  partlySoldOut,
  prebookedCart,
  soldOutCampaign,
  startsLater,
} from './campaign-states.ts';
import { cartIs } from './cart-answers.ts';
import { counterViewport } from './viewports.ts';
import { goOffline } from './offline.ts';
import { emptiedCart } from './sample-states.ts';

const LINK = '/growth/validate?code=offer';
const ADDRESS = '/growth/address?code=offer';

/**
 * A link that came in a message: what it offers at today's prices, and where the goods shall come to. One button
 * leads on, and what the cart held is never lost.
 */
const meta = {
  title: 'Campaign link',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/growth/cart?code=offer' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The goods, what they come to, until when, and from which shop. */
export const Offer: Story = {};
/** Not signed in: the offer can be read all the same. */
export const Guest: Story = { parameters: state({ isSignedIn: false }) };
/** The coupon takes nothing off, and why. */
export const CouponDoesNotApply: Story = { parameters: state({ answers: linkIs(changed(couponTooHigh)) }) };
/** Less is left than is offered: what can be had goes into the cart. */
export const PartlySoldOut: Story = { parameters: state({ answers: linkIs(changed(partlySoldOut)) }) };
/** Nothing is left of it: the way to other goods. */
export const SoldOut: Story = { parameters: state({ answers: linkIs(changed(soldOutCampaign)) }) };
/** The cart is another shop's: nothing is put aside without a question. */
export const CartOfAnotherShop: Story = { parameters: state({ answers: cartIs(changed(cartOfAnotherShop)) }) };
/** A prebooking is in the cart. */
export const PrebookingInTheCart: Story = { parameters: state({ answers: cartIs(changed(prebookedCart)) }) };
/** It was ordered already: the order, and adding it once more. */
export const OrderedAlready: Story = { parameters: state({ answers: linkIs(changed(orderedCampaign)) }) };
/** The shop does not serve the place. */
export const NotServedHere: Story = { parameters: state({ answers: linkIs(changed(campaignElsewhere)) }) };
/** The delivery place is not chosen: the distance to the shop is not shown. */
export const NoPlaceYet: Story = { parameters: state({ hasPlace: false, isSignedIn: false }) };
/** The last packs went while the offer was read. */
export const NotFilled: Story = {
  parameters: state({ answers: fillingIs(refused('campaign_error.sold_out')) }),
  async play({ canvasElement }) {
    await pressMain(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: linkIs(unreachable) }) };
/** The network is gone while the offer is read. */
export const Offline: Story = { beforeEach: goOffline };

/** The link has run out: why, and the way to the goods that there are. */
export const LinkExpired: Story = { parameters: state({ address: LINK, answers: linkRefused('expired') }) };
/** A letter of the link is not ours. */
export const LinkAltered: Story = { parameters: state({ address: LINK, answers: linkRefused('altered') }) };
/** So many have ordered that the offer has ended. */
export const LinkEnded: Story = { parameters: state({ address: LINK, answers: linkRefused('ended') }) };
/** There is no such offer any more. */
export const LinkUnknown: Story = { parameters: state({ address: LINK, answers: linkRefused('unknown') }) };
/** The offer has not begun, and on which day it does. */
export const LinkTooEarly: Story = { parameters: state({ address: LINK, answers: startsLater }) };

/** To which address, or whether the goods are collected. */
export const WhereTo: Story = { parameters: state({ address: ADDRESS }) };
/** No address yet: the counter, or writing one. */
export const NoAddressYet: Story = {
  parameters: state({ address: ADDRESS, answers: { 'GET /user/v1/addresses': nothing } }),
};
/** An address is needed: the shop only brings. */
export const AddressNeeded: Story = {
  parameters: state({
    address: ADDRESS,
    answers: { ...cartIs(changed(homeDeliveryOnly)), 'GET /user/v1/addresses': nothing },
  }),
};
/** The shop only hands over. */
export const CounterOnly: Story = { parameters: state({ address: ADDRESS, answers: cartIs(changed(pickupOnly)) }) };
/** The cart is empty by now: the orders, or the offer again. */
export const NothingInTheCart: Story = {
  parameters: state({ address: ADDRESS, answers: cartIs(changed(emptiedCart)) }),
};
/** The way could not be kept: why, with what was chosen still there. */
export const OptionNotSaved: Story = {
  parameters: state({ address: ADDRESS, answers: { 'PATCH /cart/v1/carts/dehaat': unreachable } }),
  async play({ canvasElement }) {
    await pressMain(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};
/** The ways could not be loaded. */
export const OptionsNotLoaded: Story = { parameters: state({ address: ADDRESS, answers: cartIs(unreachable) }) };
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

/** Presses the one button of the screen. */
async function pressMain(canvas: HTMLElement): Promise<void> {
  const button = canvas.querySelector<HTMLElement>('main button[type=submit]');
  if (!button) throw new Error('There is nothing to press.');
  await userEvent.click(button);
}
