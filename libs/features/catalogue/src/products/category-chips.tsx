import { useTranslation } from 'react-i18next';
import { ChipLink, ChipRow } from '@haat/ui-kit';
import type { FacetItem } from '../catalogue.data.ts';
import { listAddress } from '../list-address.ts';
import type { ProductFilters } from '../product-filters.ts';

interface CategoryChipsProps {
  readonly path: string;
  readonly filters: ProductFilters;
  /** Null when they could not be loaded: the filters say so. */
  readonly items: readonly FacetItem[] | null;
}

/** The kinds of goods in one row; the filters say them too. */
export function CategoryChips({ path, filters, items }: CategoryChipsProps) {
  const { t } = useTranslation('products');
  if (items === null || items.length < 2) return null;
  // The chosen one stands first, where it is seen without scrolling.
  const ordered = [...items].sort(
    (one, other) => Number(other.slug === filters.category) - Number(one.slug === filters.category),
  );
  return (
    <ChipRow label={t('filter.quick')} scroll>
      <ChipLink
        to={listAddress(path, filters, { category: null })}
        selected={filters.category === null}
        preventScrollReset
      >
        {t('filter.any')}
      </ChipLink>
      {ordered.map(({ slug, name }) => (
        <ChipLink
          key={slug}
          to={listAddress(path, filters, { category: slug })}
          selected={filters.category === slug}
          preventScrollReset
        >
          {name}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
