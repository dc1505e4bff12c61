import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Button, ChipLink, ChipRow, SectionHeader } from '@haat/ui-kit';
import type { FacetItem } from '../catalogue.data.ts';
import { FacetTiles } from '../facet-tiles.tsx';
import { forgetSearches, noSearches, onRecentSearches, recentSearches } from './recent-searches.ts';

const FacetsNotLoaded = lazy(async () => ({ default: (await import('../facets-not-loaded.tsx')).FacetsNotLoaded }));

interface SearchStartProps {
  /** Null when they could not be loaded. */
  readonly categories: readonly Omit<FacetItem, 'count'>[] | null;
}

/**
 * Before anything is typed: what was searched for on this phone, examples, and the kinds of goods. The server does
 * not know the phone: on a page that it drew, searches come last, where their coming moves nothing under a finger.
 */
export function SearchStart({ categories }: SearchStartProps) {
  const { t } = useTranslation('search');
  const searches = useSyncExternalStore(onRecentSearches, recentSearches, noSearches);
  const [areKnownAtOnce] = useState(searches.length > 0);
  const recent = searches.length === 0 ? null : <RecentSearches searches={searches} />;
  const examples = [
    t('example.fertiliser'),
    t('example.seed'),
    t('example.medicine'),
    t('example.brand'),
    t('example.tool'),
    t('example.grade'),
  ];
  return (
    <>
      {areKnownAtOnce ? recent : null}
      <section className="flex min-w-0 flex-col gap-2">
        <SectionHeader title={t('example.heading')} />
        <Searches label={t('example.heading')} searches={examples} />
      </section>
      {categories === null ? (
        <Suspense>
          <FacetsNotLoaded size="part" />
        </Suspense>
      ) : null}
      {!categories?.length ? null : (
        <section className="flex min-w-0 flex-col gap-2">
          <SectionHeader title={t('section.categories')} />
          <FacetTiles items={categories} addressOf={(category) => pathTo('products', {}, { category })} />
        </section>
      )}
      {areKnownAtOnce ? null : recent}
    </>
  );
}

function RecentSearches({ searches }: { readonly searches: readonly string[] }) {
  const { t } = useTranslation('search');
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <SectionHeader title={t('recent.heading')} />
      <Searches label={t('recent.heading')} searches={searches} />
      <span className="flex">
        <Button variant="quiet" onClick={forgetSearches}>
          {t('recent.clear')}
        </Button>
      </span>
    </section>
  );
}

function Searches({ label, searches }: { readonly label: string; readonly searches: readonly string[] }) {
  return (
    <ChipRow label={label}>
      {searches.map((q) => (
        <ChipLink key={q} to={pathTo('search', {}, { q })}>
          {q}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
