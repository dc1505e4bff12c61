import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Bill, ButtonLink, Card, SectionHeader } from '@haat/ui-kit';
import type { NetworkOfferView } from '../network-offer.presenter.ts';

/** What shops of the open network ask for the chosen pack; nothing where there is none. */
export function NetworkOffers({ offers }: { readonly offers: readonly NetworkOfferView[] }) {
  const { t } = useTranslation('product-feed');
  if (offers.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <SectionHeader title={t('network.heading')} />
      <p className="text-ink-soft">{t('network.text')}</p>
      <ul className="grid min-w-0 gap-3 lg:grid-cols-2">
        {offers.map((offer) => (
          <li key={offer.id} className="flex min-w-0 flex-col">
            <Card padding="tight">
              <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
                <h3 className="room-for-words font-bold">{offer.shop}</h3>
                {offer.distance === null ? null : <span className="text-ink-soft">{offer.distance}</span>}
              </div>
              <Bill rows={[]} total={{ label: t('quote.price'), amount: offer.price }} />
              {offer.unitPrice === null ? null : <p className="text-right text-ink-soft">{offer.unitPrice}</p>}
              {offer.isSoldOut ? (
                <p className="font-semibold text-ink-soft">{t('products:product.outOfStock')}</p>
              ) : (
                <ButtonLink
                  to={pathTo('networkProduct', { id: offer.productId }, { variant: offer.id })}
                  variant="secondary"
                  fullWidth
                  aria-label={t('network.seeAt', { shop: offer.shop })}
                >
                  {t('network.see')}
                </ButtonLink>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
