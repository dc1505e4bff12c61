import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';

/** An agent's screen, for someone who is none. */
export function NotForYou() {
  const { t } = useTranslation('counter');
  return (
    <Page>
      <EmptyState
        picture="/pictures/error.svg"
        title={t('notAgent.title')}
        detail={t('notAgent.text')}
        action={
          <ButtonLink to={pathTo('home')} size="large" fullWidth>
            {t('go_home', { ns: 'main' })}
          </ButtonLink>
        }
      />
    </Page>
  );
}
