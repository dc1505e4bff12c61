import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, nothing, unreachable } from '../market/story-answers.ts';
import { counterViewport, tabletViewport } from './viewports.ts';
import { firstSoldOut, withoutShops } from './sample-states.ts';

/**
 * What the chosen shop sells: searched, narrowed and sorted by the address, with − and + on each card. A price is the
 * biggest thing on a card.
 */
const meta = {
  title: 'Product list',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/products?category=fertiliser' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened from a category: its name is the title, the shop and its distance stand below. */
export const OneCategory: Story = {};
/** Opened by the navigation link Shop. */
export const EverythingInTheShop: Story = { parameters: state({ address: '/products' }) };
/** What a search found at this shop. */
export const SearchedFor: Story = { parameters: state({ address: '/products?search=urea' }) };
/** What is sold out cannot be added and says so. */
export const FirstSoldOut: Story = {
  parameters: state({ answers: { 'GET /catalogue/v1/products': changed(firstSoldOut) } }),
};
/** Nothing of the shop's fits the filters: they can be taken away. */
export const NothingFound: Story = {
  parameters: state({
    address: '/products?category=fertiliser&in_stock=1',
    answers: { 'GET /catalogue/v1/products': nothing },
  }),
};
/** Without a place there is no shop: it is asked for. */
export const NoPlaceYet: Story = { parameters: state({ isSignedIn: false, hasPlace: false }) };
/** No shop serves the place: another place, or a centre further away. */
export const NoShopHere: Story = {
  parameters: state({ answers: { 'GET /hyperlocal/v2/availability': changed(withoutShops) } }),
};
/** The goods could not be loaded: what happened and what to do. It tries again by itself. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /catalogue/v1/products': unreachable } }) };
/** Three themes, one list. */
export const OnATablet: Story = { globals: tabletViewport };
/** At a counter the filters stand beside the goods. */
export const AtTheCounter: Story = { globals: counterViewport };
