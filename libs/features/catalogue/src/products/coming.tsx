import { useTranslation } from 'react-i18next';
import { Skeleton } from '@haat/ui-kit';

/** Another list is loading. */
export function ComingList() {
  const { t } = useTranslation('products');
  return (
    <>
      <p role="status" className="text-ink-soft">
        {t('list.loading')}
      </p>
      <ComingProducts count={6} />
    </>
  );
}

/** The room that products will take. */
export function ComingProducts({ count }: { readonly count: number }) {
  return <Skeleton shape="product" count={count} />;
}
