import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, unreachable } from '../market/story-answers.ts';
import { feedAnswer } from './reading-states.ts';
import { counterViewport } from './viewports.ts';
import { withoutShops } from './sample-states.ts';

/**
 * The start: what can be done here, the chosen shop, the latest order, and what the shop sells. One press leads to
 * each.
 */
const meta = {
  title: 'Home',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user who has bought here before: their shop, their latest order, what is cheaper today. */
export const SignedIn: Story = {};
/** A user who only looks around. */
export const Guest: Story = { parameters: state({ isSignedIn: false }) };
/** Whoever has chosen crops sees what they bring at the nearest market. */
export const PricesOfMyCrops: Story = {
  parameters: state({
    found: (data) => ({
      ...data,
      cropPrices: [
        {
          id: 'onion',
          crop: 'Onion',
          pictureUrl: '/pictures/crop-onion.svg',
          market: 'Lasalgaon',
          rate: '₹1,850',
          age: '22-11-2026',
          isSample: true,
          to: '/mandi?crop=onion',
        },
      ],
    }),
  }),
};
/** The first visit: the one thing to do is to say where the field is. */
export const NoPlaceYet: Story = { parameters: state({ isSignedIn: false, hasPlace: false }) };
/** No shop serves the place. */
export const NoShopHere: Story = {
  parameters: state({ answers: { 'GET /hyperlocal/v2/availability': changed(withoutShops) } }),
};
/** What there is to read, and what editors and farmers post. */
export const Community: Story = {
  parameters: state({ address: '/?section=community', answers: { 'POST /graphql': feedAnswer() } }),
};
/** There is no post yet. */
export const CommunityIsEmpty: Story = {
  parameters: state({ address: '/?section=community', answers: { 'POST /graphql': feedAnswer({ isEmpty: true }) } }),
};
/** The posts could not be loaded: that is not 'none'. */
export const CommunityNotLoaded: Story = {
  parameters: state({ address: '/?section=community', answers: { 'POST /graphql': unreachable } }),
};
/** What the shop sells, by kind, company and crop. */
export const ShopSection: Story = { parameters: state({ address: '/?section=shop' }) };
/** The goods could not be loaded: that is never shown as 'none here'. */
export const GoodsNotLoaded: Story = {
  parameters: state({
    answers: { 'GET /catalogue/v1/products': unreachable, 'GET /catalogue/v1/categories': unreachable },
  }),
};
/** At a counter the navigation links stand at the left. */
export const AtTheCounter: Story = { globals: counterViewport };
