import { ProductCard, ProductGrid } from '../product-card/product-card.tsx';
import type { SurfaceTone } from '../tones.ts';

/** A product in words; amounts are formatted. */
export interface RailProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly pack: string;
  readonly pictureUrl: string;
  readonly ground: SurfaceTone;
  /** Null where it is not sold. */
  readonly price: { readonly amount: string; readonly mrp: string | null; readonly saved: string | null } | null;
  /** It is not brought to the house. */
  readonly collectOnly: boolean;
}

export interface ProductRailProps {
  readonly products: readonly RailProduct[];
  readonly addressOf: (slug: string) => string;
  readonly mrpLabel: string;
  readonly collectOnlyLabel: string;
}

/**
 * A few products, each with the link to its own screen.
 *
 * Use it for what is alike, bought before or on offer, under a heading of level 2. A list to buy from has
 * `ProductCard`s with a button each.
 */
export function ProductRail({ products, addressOf, mrpLabel, collectOnlyLabel }: ProductRailProps) {
  return (
    <ProductGrid>
      {products.map(({ id, slug, name, brand, pack, pictureUrl, ground, price, collectOnly }) => (
        <ProductCard
          key={id}
          to={addressOf(slug)}
          pictureUrl={pictureUrl}
          brand={brand}
          name={name}
          pack={pack}
          price={price?.amount ?? ''}
          mrp={price?.mrp ?? undefined}
          mrpLabel={mrpLabel}
          savedLabel={price?.saved ?? undefined}
          note={collectOnly ? collectOnlyLabel : undefined}
          tone={ground}
          headingLevel={3}
        />
      ))}
    </ProductGrid>
  );
}
