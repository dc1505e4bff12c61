import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, List, ListRow, Picture, ProductGrid, SectionHeader, TextLink } from '@haat/ui-kit';
import { ProductTile } from '../product-tile.tsx';
import type { FoundThing } from './found-thing.ts';
import type { FoundGoods, FoundThings } from './search.data.ts';

/** Most searches find something. */
const NothingFoundFor = lazy(async () => ({ default: (await import('./nothing-found-for.tsx')).NothingFoundFor }));
const FacetsNotLoaded = lazy(async () => ({ default: (await import('../facets-not-loaded.tsx')).FacetsNotLoaded }));

interface SearchFoundProps {
  readonly search: string;
  /** Null where no shop is chosen. */
  readonly goods: FoundGoods | null;
  /** Null when they could not be loaded. */
  readonly things: FoundThings | null;
}

/** What a search found, by kind. Goods of the chosen shop stand first, to be added at once. */
export function SearchFound({ search, goods, things }: SearchFoundProps) {
  const { t } = useTranslation('search');
  const kinds = [
    ['product', t('section.products')],
    ['category', t('section.categories')],
    ['brand', t('section.brands')],
    ['crop', t('section.crops')],
    ['mandi', t('section.mandi')],
    ['guide', t('section.guides')],
    ['problem', t('section.problems')],
    ['article', t('section.articles')],
  ] as const;
  const isNothing = (goods?.count ?? 0) === 0 && kinds.every(([kind]) => !things?.[kind].length);
  if (isNothing)
    return (
      <Suspense>
        {things === null ? <FacetsNotLoaded /> : <NothingFoundFor search={search} hasShop={goods !== null} />}
      </Suspense>
    );
  return (
    <>
      {goods === null ? <PlaceFirst search={search} /> : <Goods search={search} goods={goods} />}
      {kinds.map(([kind, title]) => (
        <Things key={kind} title={title} things={things?.[kind] ?? []} />
      ))}
    </>
  );
}

function Goods({
  search,
  goods: { vendorId, shopName, count, products },
}: {
  readonly search: string;
  readonly goods: FoundGoods;
}) {
  const { t } = useTranslation('search');
  const all = pathTo('products', {}, { search });
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <SectionHeader title={t('section.goodsAt', { shop: shopName })} />
      {count === 0 ? (
        <p role="status" className="text-ink-soft">
          {t('none.atShop', { shop: shopName, search })}{' '}
          <TextLink to={pathTo('nearbyCentres')}>{t('none.otherShop')}</TextLink>
        </p>
      ) : (
        <ProductGrid>
          {products.map((product, index) => (
            <ProductTile key={product.id} product={product} vendorId={vendorId} eager={index < 4} />
          ))}
        </ProductGrid>
      )}
      {count > products.length ? (
        <ButtonLink to={all} variant="secondary" fullWidth>
          {t('section.allGoods', { count })}
        </ButtonLink>
      ) : null}
    </section>
  );
}

function Things({ title, things }: { readonly title: string; readonly things: readonly FoundThing[] }) {
  if (things.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <SectionHeader title={title} />
      <List label={title}>
        {things.map(({ to, name, detail, pictureUrl }) => (
          <ListRow
            key={to}
            to={to}
            title={name}
            detail={detail}
            leading={<Picture src={pictureUrl} alt="" width={48} height={48} inLink />}
          />
        ))}
      </List>
    </section>
  );
}

/** Without a place there are goods but no prices. */
function PlaceFirst({ search }: { readonly search: string }) {
  const { t } = useTranslation('search');
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink to={pathTo('location', {}, { next: pathTo('search', {}, { q: search }) })}>
          {t('place.action')}
        </ButtonLink>
      }
    >
      {t('place.text')}
    </Banner>
  );
}
