import { useTranslation } from 'react-i18next';
import { formatAmount } from '@haat/format';
import { ChipLink, ChipRow, XIcon } from '@haat/ui-kit';
import type { Facets } from '../catalogue.data.ts';
import { listAddress } from '../list-address.ts';
import { isFiltered, type ProductFilters } from '../product-filters.ts';

interface ChosenFiltersProps {
  readonly path: string;
  readonly filters: ProductFilters;
  readonly facets: Facets;
}

/** Active filters of the list, each with a link that removes it. The category stands among the chips above. */
export function ChosenFilters({ path, filters, facets }: ChosenFiltersProps) {
  const { t } = useTranslation('products');
  const named = (facet: 'brand' | 'crop') =>
    facets[facet]?.find(({ slug }) => slug === filters[facet])?.name ?? filters[facet];
  const chosen: readonly { name: string | null; without: Partial<ProductFilters> }[] = [
    { name: filters.search === '' ? null : `“${filters.search}”`, without: { search: '' } },
    { name: named('brand'), without: { brand: null } },
    { name: named('crop'), without: { crop: null } },
    {
      name: filters.priceMax === null ? null : t('filter.upTo', { amount: `₹${formatAmount(filters.priceMax)}` }),
      without: { priceMax: null },
    },
    { name: filters.inStock ? t('filter.inStockChip') : null, without: { inStock: false } },
    { name: filters.insured ? t('filter.insuredChip') : null, without: { insured: false } },
  ];
  const shown = chosen.filter(({ name }) => name !== null);
  if (shown.length === 0 || !isFiltered(filters)) return null;
  return (
    <ChipRow label={t('filter.chosen')}>
      {shown.map(({ name, without }) => (
        <ChipLink
          key={name}
          to={listAddress(path, filters, without)}
          icon={<XIcon size={20} />}
          aria-label={t('filter.remove', { name })}
        >
          {name}
        </ChipLink>
      ))}
      {shown.length > 1 ? (
        <ChipLink
          to={listAddress(path, {
            ...filters,
            search: '',
            brand: null,
            crop: null,
            priceMax: null,
            inStock: false,
            insured: false,
          })}
        >
          {t('filter.clear')}
        </ChipLink>
      ) : null}
    </ChipRow>
  );
}
