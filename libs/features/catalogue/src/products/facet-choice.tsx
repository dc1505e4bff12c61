import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, EmptyState } from '@haat/ui-kit';
import type { Facet, FacetItem } from '../catalogue.data.ts';
import { FacetTiles } from '../facet-tiles.tsx';
import { FacetsNotLoaded } from '../facets-not-loaded.tsx';

interface FacetChoiceProps {
  readonly path: string;
  readonly facet: Facet;
  /** Null when they could not be loaded. */
  readonly items: readonly FacetItem[] | null;
}

/** What the shop sells by category, brand or crop, before one is chosen. */
export function FacetChoice({ path, facet, items }: FacetChoiceProps) {
  const { t } = useTranslation('products');
  if (items === null) return <FacetsNotLoaded />;
  if (items.length > 0)
    return <FacetTiles items={items} addressOf={(slug) => `${path}?${facet}=${encodeURIComponent(slug)}`} />;
  return (
    <EmptyState
      picture="/pictures/empty-shop.svg"
      title={t('facet.emptyTitle')}
      detail={t('facet.emptyText')}
      action={
        <ButtonLink to={pathTo('products')} size="large" fullWidth>
          {t('list.seeAll')}
        </ButtonLink>
      }
    />
  );
}
