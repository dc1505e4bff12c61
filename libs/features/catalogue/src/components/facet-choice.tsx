import { pathTo } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { ButtonLink, EmptyState } from '@haat/ui-kit';
import type { Facet, FacetItem } from '../catalogue.data.ts';
import { FacetTiles } from './facet-tiles.tsx';

interface FacetChoiceProps {
  readonly path: string;
  readonly facet: Facet;
  readonly items: readonly FacetItem[];
}

/** What the shop sells by category, brand or crop, before one is chosen. */
export function FacetChoice({ path, facet, items }: FacetChoiceProps) {
  const { t } = useTexts('products');
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          picture="/pictures/not-found.svg"
          title={t('facet.emptyTitle')}
          detail={t('facet.emptyText')}
          action={<ButtonLink to={pathTo('products')}>{t('list.seeAll')}</ButtonLink>}
        />
      ) : (
        <FacetTiles items={items} addressOf={(slug) => `${path}?${facet}=${encodeURIComponent(slug)}`} />
      )}
    </>
  );
}
