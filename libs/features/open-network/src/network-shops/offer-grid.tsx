import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { ButtonLink, ProductCard, ProductGrid } from '@haat/ui-kit';
import { listAddress, type ListQuery } from '../list-query.ts';
import type { OfferCard } from '../offer.presenter.ts';

interface OfferGridProps {
  readonly listing: { readonly query: ListQuery; readonly cards: readonly OfferCard[]; readonly hasMore: boolean };
}

/** Goods of the network as cards, and the ways to the pages before and after. */
export function OfferGrid({ listing: { query, cards, hasMore } }: OfferGridProps) {
  const { t } = useTranslation('open-network');
  const { page } = query;
  return (
    <>
      {page > 1 ? (
        <ButtonLink to={listAddress(query, { page: page - 1 })} variant="secondary" fullWidth>
          {t('list.earlier')}
        </ButtonLink>
      ) : null}
      <ProductGrid>
        {cards.map((card) => (
          <ProductCard
            key={card.id}
            to={pathTo('networkProduct', { id: card.id })}
            pictureUrl={card.pictureUrl}
            brand={card.brand}
            name={card.name}
            pack={card.pack}
            price={card.price.amount}
            mrp={card.price.mrp ?? undefined}
            mrpLabel={t('fact.mrp')}
            savedLabel={card.price.saved ?? undefined}
            note={card.isSoldOut ? t('product.outOfStock') : card.seller}
            tone={card.ground}
          />
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
