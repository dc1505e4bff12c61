/** A category, brand, crop, market, or a product without its price, as a search shows it. */
export interface FoundThing {
  readonly to: string;
  readonly name: string;
  readonly detail: string | null;
  readonly pictureUrl: string;
}
