import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Badge, Bill, ButtonLink, Card, StoreIcon } from '@haat/ui-kit';
import type { NetworkOfferView } from '../network-offer.presenter.ts';

interface NetworkOfferProps {
  readonly offer: NetworkOfferView;
  /** The offer to take: only its button is the screen's main one. */
  readonly isBest: boolean;
}

/**
 * What a shop of the open network asks for the chosen pack: for it alone where the shop brings it, which is said, or
 * all that it comes to where it is fetched.
 */
export function NetworkOffer({ offer, isBest }: NetworkOfferProps) {
  const { t } = useTranslation('product-feed');
  const { isFetched } = offer;
  return (
    <Card padding="tight">
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="room-for-words font-bold">{offer.shop}</h3>
        {offer.distance === null ? null : <span className="text-ink-soft">{offer.distance}</span>}
      </div>
      <div className="flex min-w-0 flex-wrap gap-1">
        <Badge tone="info">{t('network.shop')}</Badge>
        {isFetched ? (
          <Badge tone="warning" icon={<StoreIcon size={18} />}>
            {t('main:fulfilment.pickup')}
          </Badge>
        ) : null}
      </div>
      <Bill rows={[]} total={{ label: t(isFetched ? 'quote.totalCollected' : 'quote.price'), amount: offer.price }} />
      {offer.unitPrice === null ? null : <p className="text-right text-ink-soft">{offer.unitPrice}</p>}
      {isFetched ? null : <p className="text-ink-soft">{t('network.text')}</p>}
      <div className="mt-auto flex flex-col">
        {offer.isSoldOut ? (
          <p className="font-semibold text-ink-soft">{t('products:product.outOfStock')}</p>
        ) : (
          <ButtonLink
            to={pathTo('networkProduct', { id: offer.productId }, { variant: offer.id })}
            variant={isBest ? 'primary' : 'secondary'}
            fullWidth
            aria-label={t('network.seeAt', { shop: offer.shop })}
          >
            {t('network.see')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
