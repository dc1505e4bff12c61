import { filterQuery, type ProductFilters } from '../product-filters.ts';

interface KeptFiltersProps {
  readonly filters: ProductFilters;
  /** Names that the form itself asks for. */
  readonly except: readonly string[];
}

/**
 * What the address already says and this form does not ask for, so that sending the form keeps it. The page number is
 * reset.
 */
export function KeptFilters({ filters, except }: KeptFiltersProps) {
  return Object.entries(filterQuery(filters)).map(([name, value]) =>
    value == null || value === '' || name === 'page' || except.includes(name) ? null : (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ),
  );
}
