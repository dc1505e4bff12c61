import { useTranslation } from 'react-i18next';
import { Banner, ButtonLink, Page } from '@haat/ui-kit';

/** What a page shows that could not be loaded. @param again its own address */
export function NotLoaded({ again }: { readonly again: string }) {
  const { t } = useTranslation('bank-kyc');
  return (
    <Page>
      <Banner tone="danger" announce>
        <p>{t('failed')}</p>
      </Banner>
      <ButtonLink to={again} size="large" fullWidth>
        {t('main:retry')}
      </ButtonLink>
    </Page>
  );
}
