import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState, Page } from '@haat/ui-kit';

/** A service that is none, or a package that is not chosen: the way back to what there is. */
export function NoService() {
  const { t } = useTranslation('booking');
  return (
    <Page>
      <EmptyState
        picture="/pictures/nothing-found.svg"
        title={t('none')}
        action={
          <>
            <ButtonLink to={pathTo('droneSpray')} fullWidth>
              {t('spray')}
            </ButtonLink>
            <ButtonLink to={pathTo('soilTesting')} variant="secondary" fullWidth>
              {t('soil')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
