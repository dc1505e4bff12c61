import { useTranslation } from 'react-i18next';
import { deferred } from '@haat/progressive';
import { Accordion } from '@haat/ui-kit';
import type { FilterFormProps } from './filter-form.tsx';
import { useCounterWidth } from './use-counter-width.ts';

/** A form of the browser's own until its script is there. */
const FilterForm = deferred('filters', async () => (await import('./list-sections.ts')).FilterForm);

/** The filters of a list: closed on a phone, open where a counter has room for them. */
export function FilterPanel(props: FilterFormProps) {
  const { t } = useTranslation('products');
  return (
    <Accordion title={t('filter.heading')} defaultOpen={useCounterWidth()}>
      <FilterForm {...props} />
    </Accordion>
  );
}
