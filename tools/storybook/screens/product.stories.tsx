import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, refused, unreachable } from '../market/story-answers.ts';
import { counterViewport } from './viewports.ts';
import { soldOut } from './sample-states.ts';

/**
 * One product at the chosen shop: packs, price, how it comes, how much a field needs, how it is used safely, what the
 * label says. One button: into the cart.
 */
const meta = {
  title: 'Product',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/product/npk-10-26-26' } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each pack has its price; the price by weight makes them comparable. */
export const SeveralPacks: Story = {};
/** Subsidised urea is handed over in person only. */
export const CollectOnly: Story = { parameters: state({ address: '/product/neem-coated-urea' }) };
/** The shop has none: nothing can be added, and that is said. */
export const SoldOut: Story = {
  parameters: state({ answers: { 'GET /catalogue/v1/product-slugs/npk-10-26-26': changed(soldOut) } }),
};
/** No place yet: the product is described, a price needs a shop. */
export const WithoutAShop: Story = { parameters: state({ isSignedIn: false, hasPlace: false }) };
/** A link to what is not sold any more. */
export const Gone: Story = {
  parameters: state({
    answers: { 'GET /catalogue/v1/product-slugs/npk-10-26-26': refused('product_error.not_found', { status: 404 }) },
  }),
};
/** It could not be loaded. */
export const NotLoaded: Story = {
  parameters: state({ answers: { 'GET /catalogue/v1/product-slugs/npk-10-26-26': unreachable } }),
};
/** At a counter what is bought stands beside what is read. */
export const AtTheCounter: Story = { globals: counterViewport };
