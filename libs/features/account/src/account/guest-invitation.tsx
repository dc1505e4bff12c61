import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';

/** Says what signing in is good for. Browsing stays open without it. */
export function GuestInvitation() {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      size="part"
      picture="/pictures/signed-out.svg"
      title={t('guest.title')}
      detail={t('guest.detail')}
      action={
        <ButtonLink to={pathTo('login', {}, { next: pathTo('account') })} size="large" fullWidth>
          {t('guest.action')}
        </ButtonLink>
      }
    />
  );
}
