import { useTranslation } from 'react-i18next';
import { Accordion, TriangleAlertIcon } from '@haat/ui-kit';
import type { ShownProduct } from './product.data.ts';

/** How to use it without harm, and how poisonous the label's mark says it is. */
export function SafetyFacts({ toxicity, lines }: ShownProduct['product']['safety']) {
  const { t } = useTranslation('products');
  if (toxicity === null && lines.length === 0) return null;
  return (
    <Accordion title={t('safety.heading')} defaultOpen={toxicity === 'red' || toxicity === 'yellow'}>
      {toxicity === null ? null : (
        <p className="flex items-start gap-2 font-semibold">
          <TriangleAlertIcon className="mt-hair shrink-0 text-clay" />
          {t(`safety.${toxicity}`)}
        </p>
      )}
      <ul className="flex list-disc flex-col gap-2 pl-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Accordion>
  );
}
