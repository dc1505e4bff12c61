import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';
import { SearchNetwork } from '../search-network.tsx';
import type { NetworkListing } from './network-shops.data.ts';

/** No shop of the network that serves the place has what was asked for. */
export function NothingFound({ listing: { query, place } }: { readonly listing: NetworkListing }) {
  const { t } = useTranslation('open-network');
  return (
    <>
      <SearchNetwork search={query.search} />
      <EmptyState
        picture="/pictures/nothing-found.svg"
        title={t('list.emptyTitle')}
        detail={t('list.emptyText', { place })}
        action={
          <ButtonLink to={pathTo('networkShops')} size="large" fullWidth>
            {t('list.seeAll')}
          </ButtonLink>
        }
      />
    </>
  );
}
