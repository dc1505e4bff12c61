import { useTranslation } from 'react-i18next';
import { Facts } from './facts.tsx';
import type { PackView, ShownProduct } from './product.data.ts';

interface LabelFactsProps {
  readonly facts: ShownProduct['product']['facts'];
  readonly pack: PackView;
  readonly seller: string | null;
}

/** What the law asks to be said of a pack before it is bought. */
export function LabelFacts({ facts, pack, seller }: LabelFactsProps) {
  const { t } = useTranslation('products');
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
    <Facts
      title={t('facts.heading')}
      facts={rows.flatMap(([name, value]) => (value === null ? [] : { name, value }))}
    />
  );
}
