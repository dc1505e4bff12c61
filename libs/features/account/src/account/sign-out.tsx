import { useTranslation } from 'react-i18next';
import { SESSION_PATHS, useSignOut } from '@haat/auth-session';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink, LogOutIcon } from '@haat/ui-kit';

/** Signing out asks first: the cart leaves this phone with it. The question has an address, so it needs no script. */
export function SignOut({ asks }: { readonly asks: boolean }) {
  const { t } = useTranslation('account');
  const onSubmit = useSignOut();
  if (!asks) {
    return (
      <ButtonLink
        to={pathTo('account', {}, { ask: 'sign-out' })}
        variant="quiet"
        fullWidth
        icon={<LogOutIcon />}
        preventScrollReset
      >
        {t('signOut.action')}
      </ButtonLink>
    );
  }
  return (
    <Banner
      tone="warning"
      announce
      title={t('signOut.title')}
      action={
        <form method="post" action={SESSION_PATHS.logout} onSubmit={onSubmit} className="flex w-full flex-col gap-2">
          <Button type="submit" variant="danger" fullWidth>
            {t('signOut.action')}
          </Button>
          <ButtonLink to={pathTo('account')} variant="secondary" fullWidth preventScrollReset>
            {t('signOut.stay')}
          </ButtonLink>
        </form>
      }
    >
      {t('signOut.detail')}
    </Banner>
  );
}
