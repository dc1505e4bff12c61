import { laterPart } from '@haat/progressive';
import { useTexts } from '@haat/i18n';
import { Accordion } from '@haat/ui-kit';
import { useCounterWidth } from './use-counter-width.ts';
import type { FilterFormProps } from './filter-form.tsx';

/** A form of the browser's own until its script is there. */
const FilterForm = laterPart('filters', async () => (await import('./list-parts.ts')).FilterForm);

/** The filters of a list: closed on a phone, open where a counter has room for them. */
export function FilterPanel(props: FilterFormProps) {
  const { t } = useTexts('products');
  return (
    <Accordion title={t('filter.heading')} defaultOpen={useCounterWidth()}>
      <FilterForm {...props} />
    </Accordion>
  );
}
