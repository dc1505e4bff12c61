import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink } from '@haat/ui-kit';

/** What ordering again put into the cart, in words. */
export interface ReorderView {
  /** What was unavailable, wholly or in part, and what happened to the previous cart. */
  readonly notes: readonly string[];
}

/** Says what ordering again brought. */
export function ReorderDone({ reordered: { notes } }: { readonly reordered: ReorderView }) {
  const { t } = useTranslation('order');
  return (
    <Banner
      tone="success"
      announce
      title={t('again.done')}
      action={<ButtonLink to={pathTo('cart')}>{t('again.see')}</ButtonLink>}
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Banner>
  );
}
