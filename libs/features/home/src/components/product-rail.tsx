import { pathTo, type ProductWords } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { ProductCard, ProductGrid, SectionHeader } from '@haat/ui-kit';
import { NotLoaded } from './not-loaded.tsx';

interface ProductRailProps {
  readonly title: string;
  /** Null when they could not be loaded. */
  readonly products: readonly ProductWords[] | null;
  /** Where all of them are. */
  readonly to: string;
}

/** A few of the chosen shop's goods, and the way to all of them. */
export function ProductRail({ title, products, to }: ProductRailProps) {
  const { t } = useTexts('home');
  if (products?.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <SectionHeader title={title} to={to} linkText={t('main:see_all')} />
      {products === null ? (
        <NotLoaded />
      ) : (
        <ProductGrid>
          {products.map(({ id, slug, name, brand, pack, pictureUrl, ground, price, collectOnly }) => (
            <ProductCard
              key={id}
              to={pathTo('product', { slug })}
              pictureUrl={pictureUrl}
              brand={brand}
              name={name}
              pack={pack}
              price={price?.amount ?? ''}
              mrp={price?.mrp ?? undefined}
              mrpLabel={t('product.mrp')}
              savedLabel={price?.saved ?? undefined}
              note={collectOnly ? t('product.collectOnly') : undefined}
              tone={ground}
              headingLevel={3}
            />
          ))}
        </ProductGrid>
      )}
    </section>
  );
}
