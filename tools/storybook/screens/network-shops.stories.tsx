import type { Meta, StoryObj } from '@storybook/react-vite';
import { REQUIRED_FACTS } from '@haat/api-contract/vocabulary';
import { storyInIframe, state, type ScreenParameters } from '../market/screen-parameters.ts';
import { nothing, refused, unreachable } from '../market/story-answers.ts';
import { CART } from './network-journey-states.ts';
import { answered, GOODS, NO_SELLERS, SEED, SELLERS, SOLD_OUT, withoutFacts } from './network-states.ts';
import { counterViewport } from './viewports.ts';

const NETWORK = {
  'GET /ondc/v1/providers': answered(SELLERS),
  'GET /ondc/v1/products': answered(GOODS),
  'GET /ondc/v1/cart': answered(CART),
};

/** Shops of the open network that bring goods to the place, what they sell, and what they tell of each pack. */
const meta = {
  title: 'Open network',
  parameters: {
    layout: 'fullscreen',
    docs: { story: storyInIframe },
    screen: { address: '/ondc', answers: NETWORK } satisfies ScreenParameters,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Kinds of goods, the nearest shops, and what they sell. */
export const Start: Story = {};
/** Searched, and the cheapest first. */
export const Searched: Story = {
  parameters: state({ address: '/ondc?search=tomato&sort=price_low', answers: NETWORK }),
};
/** Nothing is called so. */
export const NothingFound: Story = {
  parameters: state({ address: '/ondc?search=xyz', answers: { ...NETWORK, 'GET /ondc/v1/products': nothing } }),
};
/** No shop of the network serves the place. */
export const NoSellerHere: Story = {
  parameters: state({ answers: { 'GET /ondc/v1/providers': answered(NO_SELLERS), 'GET /ondc/v1/products': nothing } }),
};
/** Who brings goods depends on the place. */
export const NoPlaceYet: Story = { parameters: state({ hasPlace: false, answers: {} }) };
/** The shops could not be loaded: that is not 'none here'. */
export const NotLoaded: Story = {
  parameters: state({ answers: { ...NETWORK, 'GET /ondc/v1/providers': unreachable } }),
};
/** Every shop that serves the place. */
export const Shops: Story = { parameters: state({ address: '/ondc/dcs', answers: NETWORK }) };
/** The place, from the open network's own address. */
export const Place: Story = { parameters: state({ address: '/ondc/location', answers: {} }) };
/** One product with everything told. */
export const Product: Story = { parameters: ofProduct(SEED) };
/** The seller does not tell what the law asks for. */
export const FactsMissing: Story = { parameters: ofProduct(withoutFacts(REQUIRED_FACTS)) };
/** The shop has none now. */
export const SoldOut: Story = { parameters: ofProduct(SOLD_OUT) };
/** A subsidised fertiliser, which its shop hands over at the counter. */
export const SubsidisedAtShop: Story = { parameters: ofProduct(urea(true)) };
/** A subsidised fertiliser of a shop that does not say that it does. */
export const Subsidised: Story = { parameters: ofProduct(urea(false)) };
/** The shop hands it over at its counter alone. */
export const CollectOnly: Story = {
  parameters: ofProduct({
    ...SEED,
    product_variants: SEED.product_variants.map((pack) => ({ ...pack, is_collect_only: true })),
  }),
};
/** The shop does not bring it to the chosen place. */
export const NotBroughtHere: Story = { parameters: ofProduct({ ...SEED, serves_place: false }) };
/** Opened by a link, before the place is known. */
export const ProductWithoutPlace: Story = {
  parameters: {
    screen: { ...ofProduct({ ...SEED, serves_place: null }).screen, hasPlace: false },
  },
};
/** The address leads nowhere any more. */
export const Gone: Story = {
  parameters: state({
    address: '/ondc/products/gone',
    answers: { ...NETWORK, 'GET /ondc/v1/products/gone': refused('product_error.not_found', { status: 404 }) },
  }),
};
/** At a counter. */
export const AtTheCounter: Story = { globals: counterViewport };

function ofProduct(product: typeof SEED) {
  return state({
    address: `/ondc/products/${SEED.id}`,
    answers: { ...NETWORK, [`GET /ondc/v1/products/${SEED.id}`]: answered(product) },
  });
}

function urea(isCollectOnly: boolean): typeof SEED {
  return {
    ...SEED,
    name: 'Neem coated urea',
    category: 'Fertilizer',
    product_variants: SEED.product_variants.map((pack) => ({
      ...pack,
      name: 'Neem coated urea 45 kg',
      is_collect_only: isCollectOnly,
    })),
  };
}
