import { useTexts } from '@haat/i18n';
import { Accordion } from '@haat/ui-kit';
import type { DoseWords } from '../product.data.ts';

/** Every crop that the product is for, with its dose and the days to wait before harvest. */
export function UsesList({ uses }: { readonly uses: readonly DoseWords[] }) {
  const { t } = useTexts('products');
  if (uses.length === 0) return null;
  return (
    <Accordion title={t('dose.cropsHeading')}>
      <dl className="flex flex-col gap-3">
        {uses.map(({ cropId, crop, dose, waitingDays }) => (
          <div key={`${cropId} ${dose}`} className="flex min-w-0 flex-col">
            <dt className="font-semibold">{crop}</dt>
            <dd>{dose}</dd>
            {waitingDays === null ? null : <dd className="font-semibold text-clay">{t('dose.waiting', { count: waitingDays })}</dd>}
          </div>
        ))}
      </dl>
      <p className="text-14 text-ink-soft">{t('dose.labelFirst')}</p>
    </Accordion>
  );
}
