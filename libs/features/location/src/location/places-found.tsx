import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ButtonLink, EmptyState, ErrorState } from '@haat/ui-kit';
import { PlaceResults, type PlaceResultsProps } from './place-results.tsx';
import { PlaceSearchForm } from './place-search-form.tsx';

export interface PlacesFoundProps {
  /** Null when they could not be loaded. */
  readonly places: PlaceResultsProps['places'] | null;
  /** What was searched for; empty before anything was. */
  readonly query: string;
  readonly next: string;
}

/** What the search found, or why there is nothing: 'could not load' is never shown as 'none here'. */
export function PlacesFound({ places, query, next }: PlacesFoundProps) {
  const { t } = useTranslation('location');
  const { pathname, search } = useLocation();
  if (places === null) {
    return (
      <ErrorState
        size="part"
        title={t('search.failedTitle')}
        detail={t('search.failed')}
        action={
          <ButtonLink to={pathname + search} replace preventScrollReset variant="secondary" fullWidth>
            {t('main:retry')}
          </ButtonLink>
        }
      />
    );
  }
  if (places.length > 0) return <PlaceResults heading={t('search.results')} places={places} next={next} />;
  if (query === '') return null;
  const isPincode = /^\d{6}$/.test(query);
  return (
    <div role="status">
      <EmptyState
        size="part"
        picture="/pictures/nothing-found.svg"
        title={isPincode ? t('search.pincodeUnknownTitle', { pincode: query }) : t('search.noneTitle', { query })}
        detail={t(isPincode ? 'search.pincodeUnknown' : 'search.none')}
        action={<PlaceSearchForm variant="secondary">{t('search.again')}</PlaceSearchForm>}
      />
    </div>
  );
}
