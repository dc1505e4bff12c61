import type { OrderSummary } from '@haat/api-contract';
import type { ProductKind } from '@haat/api-contract/vocabulary';

/** The drawing that stands for goods without a picture of our own. */
const DRAWINGS: Readonly<Record<ProductKind, string>> = {
  fertiliser: '/pictures/category-fertiliser.svg',
  seed: '/pictures/category-seed.svg',
  pesticide: '/pictures/category-insecticide.svg',
  tool: '/pictures/category-tools.svg',
};

/** Address of the picture of ordered goods; empty where there is neither one nor a kind that is drawn. */
export function orderedGoodsPicture({ image_url, kind }: OrderSummary['first_item']): string {
  return image_url === '' && kind !== undefined ? DRAWINGS[kind] : image_url;
}
