import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComparedProduct, ComparedProductDetails, Paged } from '@haat/api-contract';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { changed, nothing, refused, unreachable } from '../market/story-answers.ts';
import { answered, fetchedOffersOf, offersOf } from './network-states.ts';
import { counterViewport } from './viewports.ts';
import { withoutShops } from './sample-states.ts';

/** Two shops of the open network have the pack, one of them no more. */
const NETWORK = { 'GET /ondc/v1/offers': answered(offersOf('p-npk-10-26-26-50kg')) };

/**
 * What every shop around asks for a pack until the farmer has it: the best first, and only its button is the main
 * one.
 */
const meta = {
  title: 'Compare shops',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: {
      address: '/productsV2',
      answers: { 'GET /ondc/v1/offers': answered({ results: [] }) },
    } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What all shops of the place sell. */
export const Goods: Story = {};
/**
 * Shops of the open network offer them, too: one product to be fetched for less than at every shop of ours, and one
 * that no shop of ours has, at the price of the pack alone.
 */
export const GoodsOfTheNetwork: Story = {
  parameters: state({
    answers: {
      'GET /catalogue/v2/products': changed(npkSoldNowhere),
      'GET /ondc/v1/offers': answered({
        results: [...fetchedOffersOf('p-urea-45kg').results, ...offersOf('p-npk-10-26-26-50kg').results],
      }),
    },
  }),
};
/** Searched, and the cheapest first. */
export const CheapestFirst: Story = { parameters: state({ address: '/productsV2?search=urea&sort=landed_low' }) };
/** Companies whose goods are sold around. */
export const Companies: Story = { parameters: state({ address: '/productsV2/brands' }) };
/** One product: brought home from some shops, collected at others. */
export const OneProduct: Story = { parameters: state({ address: '/productV2/npk-10-26-26', answers: NETWORK }) };
/** It can be collected only: also at a shop of the open network. */
export const CollectedOnly: Story = {
  parameters: state({
    address: '/productV2/neem-coated-urea',
    answers: { 'GET /ondc/v1/offers': answered(fetchedOffersOf('p-urea-45kg')) },
  }),
};
/** Every shop is sold out. */
export const SoldOut: Story = {
  parameters: state({
    address: '/productV2/npk-10-26-26',
    answers: { ...NETWORK, 'GET /catalogue/v2/product-slugs/npk-10-26-26': changed(soldOutEverywhere) },
  }),
};
/** No shop of the place sells it. */
export const SoldByNoShop: Story = {
  parameters: state({
    address: '/productV2/npk-10-26-26',
    answers: { ...NETWORK, 'GET /catalogue/v2/product-slugs/npk-10-26-26': changed(soldNowhere) },
  }),
};
/** The address leads nowhere any more. */
export const Gone: Story = {
  parameters: state({
    address: '/productV2/gone',
    answers: { 'GET /catalogue/v2/product-slugs/gone': refused('product_error.not_found', { status: 404 }) },
  }),
};
/** Nothing is called so. */
export const NothingFound: Story = {
  parameters: state({ address: '/productsV2?search=xyz', answers: { 'GET /catalogue/v2/products': nothing } }),
};
/** No shop serves the place. */
export const NoShop: Story = {
  parameters: state({
    answers: { 'GET /catalogue/v2/products': nothing, 'GET /hyperlocal/v2/availability': changed(withoutShops) },
  }),
};
/** Prices are those of a place. */
export const NoPlaceYet: Story = { parameters: state({ hasPlace: false }) };
/** It could not be loaded. */
export const NotLoaded: Story = { parameters: state({ answers: { 'GET /catalogue/v2/products': unreachable } }) };
/** At a counter the offers stand side by side. */
export const AtTheCounter: Story = {
  parameters: state({ address: '/productV2/npk-10-26-26', answers: NETWORK }),
  globals: counterViewport,
};

function soldOutEverywhere(product: ComparedProductDetails): ComparedProductDetails {
  return {
    ...product,
    product_variants: product.product_variants.map((variant) => ({
      ...variant,
      vendor_quotes: variant.vendor_quotes.map((quote) => ({ ...quote, stock: 0 })),
    })),
  };
}

function soldNowhere(product: ComparedProductDetails): ComparedProductDetails {
  return {
    ...product,
    product_variants: product.product_variants.map((variant) => ({ ...variant, vendor_quotes: [] })),
  };
}

/** Of one of the list the network alone offers a pack. */
function npkSoldNowhere(page: Paged<ComparedProduct>): Paged<ComparedProduct> {
  return {
    ...page,
    results: page.results.map((product) =>
      product.id !== 'p-npk-10-26-26'
        ? product
        : {
            ...product,
            inventory_set: [],
            product_variants: product.product_variants.map((variant) => ({ ...variant, vendor_quotes: [] })),
          },
    ),
  };
}
