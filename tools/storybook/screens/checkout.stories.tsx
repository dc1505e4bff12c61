import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Checkout } from '@haat/api-contract';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed } from '../market/story-answers.ts';
import {
  needingDocument,
  needingTerms,
  onCredit,
  overCreditLimit,
  prebooked,
  stepUpNeeded,
  withCoupon,
  withCouponOver,
  withoutCoupons,
} from './checkout-states.ts';

/**
 * What can be chosen before a cart is ordered: how it is paid, coupons, the day of a prebooking. What each costs is
 * said before it is chosen.
 */
const meta = {
  title: 'Checkout',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/cart' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const when = (change: (checkout: Checkout) => Checkout) =>
  state({ answers: { 'GET /cart/v1/carts/dehaat/checkout': changed(change) } });

/** What credit costs is on its card, and beside the bill once it is chosen. */
export const OnCredit: Story = { parameters: when(onCredit) };
/** It cannot be picked, and says why. */
export const CreditOverItsLimit: Story = { parameters: when(overCreditLimit) };
/** The number was silent for long: the way to show that the account is the farmer's stands below. */
export const CreditAfterLongSilence: Story = { parameters: when(stepUpNeeded) };
/** What it saves is in the bill. */
export const WithCoupon: Story = { parameters: when(withCoupon) };
/** Why it takes nothing off any more. */
export const CouponThatRanOut: Story = { parameters: when(withCouponOver) };
/** Switched off, nothing speaks of coupons. */
export const WithoutCoupons: Story = { parameters: when(withoutCoupons) };
/** The button leads to what is missing. */
export const IdentityDocumentNeeded: Story = { parameters: when(needingDocument) };
export const TermsNeeded: Story = { parameters: when(needingTerms) };
/** Day, locked price, advance, place in the queue, and until when cancelling is free. */
export const Prebooking: Story = { parameters: when(prebooked) };
