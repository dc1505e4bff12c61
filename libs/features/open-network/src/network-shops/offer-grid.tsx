import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, ProductCard, ProductGrid } from '@haat/ui-kit';
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
            action={card.boughtId === null ? undefined : <AddPack card={card} variantId={card.boughtId} />}
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

/** Puts one pack into the network's cart. */
function AddPack({ card, variantId }: { readonly card: OfferCard; readonly variantId: string }) {
  const { t } = useTranslation('open-network');
  const isSending = useNavigation().formData?.get('variantId') === variantId;
  return (
    <Form method="post" action={pathTo('networkCart')}>
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="quantity" value={1} />
      <Button type="submit" name="intent" value="add" variant="secondary" fullWidth busy={isSending}>
        {t('main:add')}
        <span className="sr-only">: {card.name}</span>
      </Button>
    </Form>
  );
}
