import { useTranslation } from 'react-i18next';
import { Accordion, TriangleAlertIcon } from '@haat/ui-kit';
import type { ShownProduct } from './product.data.ts';

/** Where the law forbids it, how poisonous the label's mark says it is, and how to use it without harm. */
export function SafetyFacts({ toxicity, restriction, lines }: ShownProduct['product']['safety']) {
  const { t } = useTranslation('products');
  if (toxicity === null && restriction === null && lines.length === 0) return null;
  const isOpen = restriction !== null || toxicity === 'red' || toxicity === 'yellow';
  return (
    <Accordion title={t('safety.heading')} defaultOpen={isOpen}>
      {restriction === null ? null : <p className="font-semibold">{restriction}</p>}
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
