import { useTranslation } from 'react-i18next';
import type { ProductView } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { ProductRail, SectionHeader } from '@haat/ui-kit';

interface ProductShelfProps {
  readonly title: string;
  /** Null when they could not be loaded: `Shelves` says so, once for all. */
  readonly products: readonly ProductView[] | null;
  /** Where all of them are. */
  readonly to: string;
}

/** A few of the chosen shop's goods, and the way to all of them. */
export function ProductShelf({ title, products, to }: ProductShelfProps) {
  const { t } = useTranslation('home');
  if (products === null || products.length === 0) return null;
  return (
    <section className="flex flex-col">
      <SectionHeader title={title} to={to} linkText={t('main:see_all')} />
      <ProductRail
        products={products}
        addressOf={(slug) => pathTo('product', { slug })}
        mrpLabel={t('product.mrp')}
        collectOnlyLabel={t('product.collectOnly')}
      />
    </section>
  );
}
