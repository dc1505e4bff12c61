import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, ChipLink, ChipRow, ProductCard, ProductGrid, TextLink } from '@haat/ui-kit';
import type { ComparedCard, ComparedListing } from '../compared-list.data.ts';
import { isNarrowed, listAddress } from '../list-query.ts';
import { SearchAllShops } from '../search-all-shops.tsx';

/** Cards that are in sight when the screen opens. */
const FIRST_SEEN = 4;

/** What all shops of the place sell, each product at the lowest that a pack costs until the farmer has it. */
export function ComparedList({ listing }: { readonly listing: ComparedListing }) {
  const { t } = useTranslation('products');
  const { query, count, cards, hasMore } = listing;
  const { category, brand, crop, sort, page } = query;
  const kept = Object.entries({ category, brand, crop, sort: sort === 'relevance' ? null : sort });
  return (
    <>
      <SearchAllShops
        action={pathTo('productsAcrossShops')}
        label={t('product-feed:list.search')}
        placeholder={t('search.placeholder')}
        search={query.search}
      >
        {kept.map(([name, value]) =>
          value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
      </SearchAllShops>
      <ChipRow label={t('filter.sort')}>
        <ChipLink to={listAddress(query, { sort: 'relevance' })} selected={sort === 'relevance'} preventScrollReset>
          {t('sort.relevance')}
        </ChipLink>
        <ChipLink to={listAddress(query, { sort: 'landed_low' })} selected={sort === 'landed_low'} preventScrollReset>
          {t('product-feed:list.cheapest')}
        </ChipLink>
      </ChipRow>
      <div className="-my-2 flex min-h-12 min-w-0 flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-ink-soft">
          {t('list.count', { count })}
        </p>
        {isNarrowed(query) ? (
          <TextLink to={pathTo('productsAcrossShops')}>{t('product-feed:list.seeAll')}</TextLink>
        ) : (
          <TextLink to={pathTo('brandsAcrossShops')}>{t('facet.brands')}</TextLink>
        )}
      </div>
      {page > 1 ? (
        <ButtonLink to={listAddress(query, { page: page - 1 })} variant="secondary" fullWidth>
          {t('list.earlier')}
        </ButtonLink>
      ) : null}
      <ProductGrid>
        {cards.map((card, index) => (
          <Compared key={card.id} card={card} eager={index < FIRST_SEEN} />
        ))}
      </ProductGrid>
      {hasMore ? (
        <ButtonLink to={listAddress(query, { page: page + 1 })} variant="secondary" fullWidth>
          {t('list.more')}
        </ButtonLink>
      ) : null}
    </>
  );
}

function Compared({ card, eager }: { readonly card: ComparedCard; readonly eager: boolean }) {
  const { t } = useTranslation('products');
  return (
    <ProductCard
      to={pathTo('productAcrossShops', { slug: card.slug })}
      pictureUrl={card.pictureUrl}
      brand={card.brand}
      name={card.name}
      pack={card.pack}
      priceLabel={t(card.isLanded ? 'product-feed:card.lowest' : 'product-feed:quote.price')}
      price={card.price}
      note={card.isSoldOut ? t('product.outOfStock') : card.note}
      tone={card.ground}
      eager={eager}
    />
  );
}
