import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ButtonLink, ErrorState } from '@haat/ui-kit';

interface FacetsNotLoadedProps {
  /** `part` where other things are on the screen. */
  readonly size?: 'screen' | 'part';
}

/** Categories, brands or crops could not be loaded: that is not 'there are none'. */
export function FacetsNotLoaded({ size = 'screen' }: FacetsNotLoadedProps) {
  const { t } = useTranslation('products');
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      size={size}
      title={t('facet.failedTitle')}
      detail={t('facet.failedText')}
      action={
        <ButtonLink to={pathname + search} replace preventScrollReset fullWidth>
          {t('main:retry')}
        </ButtonLink>
      }
    />
  );
}
