import { useTranslation } from 'react-i18next';
import type { ProductView } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { ProductRail } from '@haat/ui-kit';

/** Other goods of the shop for the same end; each opens its own screen. */
export function SimilarProducts({ products }: { readonly products: readonly ProductView[] }) {
  const { t } = useTranslation('products');
  if (products.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-18 font-bold">{t('product.similar')}</h2>
      <ProductRail
        products={products}
        addressOf={(slug) => pathTo('product', { slug })}
        mrpLabel={t('product.mrp')}
        collectOnlyLabel={t('product.collectOnly')}
      />
    </section>
  );
}
