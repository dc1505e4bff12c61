import { useTexts } from '@haat/i18n';
import { Accordion } from '@haat/ui-kit';
import type { PackWords, ShownProduct } from '../product.data.ts';

interface LabelFactsProps {
  readonly facts: ShownProduct['product']['facts'];
  readonly pack: PackWords;
  readonly seller: string | null;
}

/** What the law asks to be said of a pack before it is bought. */
export function LabelFacts({ facts, pack, seller }: LabelFactsProps) {
  const { t } = useTexts('products');
  const rows: readonly (readonly [string, string | null])[] = [
    [t('facts.mrp'), pack.mrp],
    [t('facts.netQuantity'), pack.name],
    [t('facts.maker'), facts.maker],
    [t('facts.origin'), facts.origin],
    [t('facts.registration'), facts.registration],
    [t('facts.gst'), t('facts.percent', { percent: facts.gstPercent })],
    [t('facts.seller'), seller],
  ];
  return (
    <Accordion title={t('facts.heading')}>
      <dl className="flex flex-col gap-3">
        {rows.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="flex min-w-0 flex-col">
              <dt className="text-14 text-ink-soft">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Accordion>
  );
}
