import type { ProductDetails } from '@haat/api-contract';
import type { ShareCard } from '@haat/app-context';
import { cutText, isPhoto, photoAddress } from '@haat/format';

/** A description in a card and in what a search engine shows, characters. */
const LONGEST_DESCRIPTION = 160;
const PICTURE_WIDTH = 640;

/**
 * What is said of a product where it is shared. Its price is not: each place has its own, and it changes.
 */
export function productCard({ name, description, image_url, brand, category }: ProductDetails): ShareCard {
  const short = cutText(description, LONGEST_DESCRIPTION);
  return {
    description: short,
    picture: isPhoto(image_url) ? photoAddress(image_url, PICTURE_WIDTH) : undefined,
    structured: {
      '@type': 'Product',
      name,
      description: short,
      category: category.app_display_name,
      brand: { '@type': 'Brand', name: brand.app_display_name },
    },
  };
}
