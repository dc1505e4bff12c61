import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button, Checkbox, NumberField, Select } from '@haat/ui-kit';
import type { FacetItem, Facets } from '../catalogue.data.ts';
import { PRODUCT_SORTS } from '@haat/api-contract/vocabulary';
import type { ProductFilters } from '../product-filters.ts';
import { KeptFilters } from './kept-filters.tsx';

/** A list's address, what it says, and what it could say. */
export interface FilterFormProps {
  readonly path: string;
  readonly filters: ProductFilters;
  readonly facets: Facets;
  /** Whether what can be insured is a choice. */
  readonly isInsuranceOffered: boolean;
}

const FORM_FILTERS = ['category', 'brand', 'crop', 'price_max', 'in_stock', 'insured', 'sort'];

/** All filters and sort orders of a list, in one GET form. */
export function FilterForm({ path, filters, facets, isInsuranceOffered }: FilterFormProps) {
  const { t } = useTranslation('products');
  return (
    <Form action={path} className="flex min-w-0 flex-col gap-4">
      <KeptFilters filters={filters} except={FORM_FILTERS} />
      {Object.values(facets).includes(null) ? <p className="text-ink-soft">{t('filter.failed')}</p> : null}
      <FacetSelect name="category" label={t('filter.category')} items={facets.category} chosen={filters.category} />
      <FacetSelect name="brand" label={t('filter.brand')} items={facets.brand} chosen={filters.brand} />
      <FacetSelect name="crop" label={t('filter.crop')} items={facets.crop} chosen={filters.crop} />
      <NumberField name="price_max" label={t('filter.priceMax')} defaultValue={filters.priceMax ?? ''} maxLength={12} />
      <div className="flex flex-col gap-2">
        <Checkbox name="in_stock" value="1" defaultChecked={filters.inStock} label={t('filter.inStock')} />
        {isInsuranceOffered ? (
          <Checkbox name="insured" value="1" defaultChecked={filters.insured} label={t('filter.insured')} />
        ) : null}
      </div>
      <Select
        name="sort"
        label={t('filter.sort')}
        defaultValue={filters.sort}
        options={PRODUCT_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      />
      <Button type="submit" fullWidth>
        {t('filter.apply')}
      </Button>
    </Form>
  );
}

interface FacetSelectProps {
  readonly name: string;
  readonly label: string;
  readonly items: readonly FacetItem[] | null;
  readonly chosen: string | null;
}

/** A choice of one facet. What the address says stays chosen, also where the list of choices could not be loaded. */
function FacetSelect({ name, label, items, chosen }: FacetSelectProps) {
  const { t } = useTranslation('products');
  if (!items?.length) return chosen === null ? null : <input type="hidden" name={name} value={chosen} />;
  return (
    <Select
      name={name}
      label={label}
      defaultValue={chosen ?? ''}
      placeholder={t('filter.any')}
      options={items.map(({ slug, name: itemName, count }) => ({
        value: slug,
        label: count === null ? itemName : t('facet.named', { name: itemName, count }),
      }))}
    />
  );
}
