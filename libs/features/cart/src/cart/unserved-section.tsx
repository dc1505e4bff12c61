import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Banner, TextLink } from '@haat/ui-kit';
import type { FilledCart, Unserved } from './cart-screen.ts';

/** Why this cart has no fulfilment option; the screen's main button leads to the remedy. */
export function UnservedSection({ cart, reason }: { readonly cart: FilledCart; readonly reason: Unserved }) {
  const { t } = useTranslation('cart');
  if (reason === 'address') {
    if (cart.fulfilment.type === 'home_delivery' && !cart.address) return null;
    return (
      <Banner tone="warning" title={t('unserved.addressTitle')}>
        {t('unserved.addressText')}
      </Banner>
    );
  }
  if (reason === 'no-place')
    return (
      <Banner tone="warning" title={t('noPlace.title')}>
        {t('noPlace.text')}
      </Banner>
    );
  return (
    <Banner
      tone="warning"
      title={t('unserved.title')}
      action={<TextLink to={pathTo('location', {}, { next: pathTo('cart') })}>{t('unserved.changePlace')}</TextLink>}
    >
      {t('unserved.text', { shop: cart.shop })}
    </Banner>
  );
}
