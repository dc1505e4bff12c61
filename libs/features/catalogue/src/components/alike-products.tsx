import { pathTo, type ProductWords } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { ProductCard, ProductGrid } from '@haat/ui-kit';

/** Other goods of the shop for the same end; each opens its own screen. */
export function AlikeProducts({ products }: { readonly products: readonly ProductWords[] }) {
  const { t } = useTexts('products');
  if (products.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-18 font-bold">{t('product.alike')}</h2>
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
    </section>
  );
}
