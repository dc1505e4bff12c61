import { useTranslation } from 'react-i18next';
import { useCartSummary } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Badge, Bill, ButtonLink, Card, StoreIcon, TruckIcon } from '@haat/ui-kit';
import type { QuoteView } from '../quote.presenter.ts';
import { AddFromShop } from './add-from-shop.tsx';

interface ShopQuoteProps {
  readonly quote: QuoteView;
  readonly variantId: string;
  /** Name of the product. */
  readonly name: string;
  /** The offer to take: only its button is the screen's main one. */
  readonly isBest: boolean;
}

/** One shop's price of a pack, its fulfilment, the landed price, and 'add to cart'. */
export function ShopQuote({ quote, variantId, name, isBest }: ShopQuoteProps) {
  const { t } = useTranslation('product-feed');
  const cart = useCartSummary();
  const inCart = cart.vendorId === quote.vendorId ? (cart.quantities[variantId] ?? 0) : 0;
  // What is collected costs its price: the same amount twice would only be read twice.
  const rows =
    quote.fee === null
      ? []
      : [
          { label: t('quote.price'), amount: quote.price },
          { label: t('quote.fee'), amount: quote.fee },
        ];
  return (
    <Card padding="tight">
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="room-for-words font-bold">{quote.shop}</h3>
        {quote.distance === null ? null : <span className="text-ink-soft">{quote.distance}</span>}
      </div>
      <div className="flex min-w-0 flex-wrap gap-1">
        {quote.fulfilmentLabels.map(({ kind, label }) => (
          <Badge
            key={kind}
            tone={kind === 'Delivery' ? 'success' : 'warning'}
            icon={kind === 'Delivery' ? <TruckIcon size={18} /> : <StoreIcon size={18} />}
          >
            {label}
          </Badge>
        ))}
      </div>
      <Bill
        rows={rows}
        total={{ label: t(quote.fee === null ? 'quote.totalCollected' : 'quote.totalBrought'), amount: quote.total }}
      />
      {quote.unitTotal === null ? null : <p className="text-right text-ink-soft">{quote.unitTotal}</p>}
      {/* At the foot, so that cards side by side are acted on in the order in which they stand. */}
      <div className="mt-auto flex flex-col">
        <Action quote={quote} variantId={variantId} name={name} isBest={isBest} inCart={inCart} />
      </div>
    </Card>
  );
}

function Action({ quote, variantId, name, isBest, inCart }: ShopQuoteProps & { readonly inCart: number }) {
  const { t } = useTranslation('products');
  if (inCart > 0)
    return (
      <ButtonLink to={pathTo('cart')} variant="secondary" fullWidth>
        {t('product-feed:quote.inCart', { count: inCart })}
      </ButtonLink>
    );
  if (quote.stock === 0) return <p className="font-semibold text-ink-soft">{t('product.outOfStock')}</p>;
  return (
    <AddFromShop
      isMain={isBest}
      variantId={variantId}
      vendorId={quote.vendorId}
      label={t('cart.add')}
      spoken={t('product-feed:quote.addFrom', { name, shop: quote.shop })}
    />
  );
}
