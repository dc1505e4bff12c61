import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Card, Columns, StoreIcon } from '@haat/ui-kit';
import { NetworkJourney } from '../network-journey.tsx';
import { PlaceOfGoods } from '../place-of-goods.tsx';
import { AskPrice } from './ask-price.tsx';
import { CartLine } from './cart-line.tsx';
import { MainAction } from './main-action.tsx';
import type { FilledNetworkCart } from './network-cart.presenter.ts';
import { ShopPrice } from './shop-price.tsx';

interface CartContentsProps {
  readonly cart: FilledNetworkCart;
  readonly isSignedIn: boolean;
}

/** A network cart with something in it, from where its asking stands down to the button that comes next. */
export function CartContents({ cart, isSignedIn }: CartContentsProps) {
  const { t } = useTranslation('network-cart');
  const [askForm, orderForm, fixForm] = [useId(), useId(), useId()];
  const { asked } = cart;
  return (
    <Columns
      side="end"
      aside={
        <>
          {asked ? <ShopPrice asked={asked} orderForm={orderForm} /> : null}
          {asked?.view.isAwaited ? null : <AskPrice cart={cart} isSignedIn={isSignedIn} form={askForm} />}
          <MainAction cart={cart} isSignedIn={isSignedIn} forms={{ askForm, orderForm, fixForm }} />
        </>
      }
    >
      {asked ? <NetworkJourney journey={asked.view} /> : null}
      <div className="flex min-w-0 items-start gap-3">
        <StoreIcon className="mt-1 shrink-0 text-primary" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-18 font-bold">{t('goodsOf', { shop: cart.shop })}</h2>
          <p className="text-14 text-ink-soft">{t('apart')}</p>
        </div>
      </div>
      {cart.pickup ? (
        <Card>
          <PlaceOfGoods title={t('pickup.title')} lines={cart.pickup} />
          <p>{t('pickup.text')}</p>
        </Card>
      ) : null}
      {cart.isBlocked ? (
        <Form id={fixForm} method="post">
          <Banner tone="danger" title={t('fix.title')}>
            {t('fix.text')}
          </Banner>
        </Form>
      ) : null}
      {cart.tooSmall ? (
        <Banner tone="warning" title={cart.tooSmall.title}>
          {cart.tooSmall.text}
        </Banner>
      ) : null}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {cart.lines.map((line) => (
          <CartLine key={line.variantId} line={line} />
        ))}
      </ul>
      <ButtonLink to={pathTo('networkShops', {}, { seller: cart.providerId })} variant="secondary" fullWidth>
        {t('more')}
      </ButtonLink>
      {asked?.quote ? null : <p className="text-ink-soft">{t(cart.pickup ? 'lastKnownAtShop' : 'lastKnown')}</p>}
    </Columns>
  );
}
