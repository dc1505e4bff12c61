import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';

/** There is nothing to do on this page any more: back to the order, which says why. */
export function NothingHere({ orderId, title }: { readonly orderId: string; readonly title: string }) {
  const { t } = useTranslation('after-order');
  return (
    <EmptyState
      picture="/pictures/not-found.svg"
      title={title}
      action={
        <ButtonLink to={pathTo('order', { orderId })} size="large" fullWidth>
          {t('back')}
        </ButtonLink>
      }
    />
  );
}
