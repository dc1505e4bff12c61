import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Banner, Card, MapPinIcon, TextLink } from '@haat/ui-kit';
import type { FilledCart } from '../cart/cart-screen.ts';

export interface DeliveryAddressProps {
  readonly cart: Pick<FilledCart, 'address' | 'areAddressesLost'>;
  /** The order was tried without one. */
  readonly isMissing: boolean;
}

/** Where the goods are brought, with a link to choose another address. */
export function DeliveryAddress({ cart, isMissing }: DeliveryAddressProps) {
  const { t } = useTranslation('cart');
  const next = pathTo('cart');
  if (cart.areAddressesLost) {
    return (
      <Banner tone="danger" action={<TextLink to={next}>{t('address.retry')}</TextLink>}>
        {t('address.failed')}
      </Banner>
    );
  }
  const { address } = cart;
  if (!address) {
    return (
      <Card>
        <div className="flex min-w-0 gap-3">
          <MapPinIcon className="mt-hair shrink-0 text-primary" />
          <div className="min-w-0">
            <h2 className="font-bold">{t('address.heading')}</h2>
            <p className={isMissing ? 'font-semibold text-clay' : undefined} role={isMissing ? 'alert' : undefined}>
              {t(isMissing ? 'field.address' : 'address.none')}
            </p>
          </div>
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <input type="hidden" name="addressId" value={address.id} />
      <div className="flex min-w-0 flex-wrap gap-x-3">
        <MapPinIcon className="mt-hair shrink-0 text-primary" />
        <div className="room-for-words">
          <h2 className="sr-only">{t('address.heading')}</h2>
          <p className="font-bold">{address.name}</p>
          <p>{address.text}</p>
        </div>
        {/* Its word stands beside the name, at the top. */}
        <span className="-mt-3 ml-auto shrink-0">
          <TextLink edge="end" to={pathTo('addresses', {}, { next, choose: 1 })} aria-label={t('address.changeLabel')}>
            {t('address.change')}
          </TextLink>
        </span>
      </div>
    </Card>
  );
}
