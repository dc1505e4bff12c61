import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Accordion, Banner, Button, RadioCards, TextLink } from '@haat/ui-kit';
import type { FilledNetworkCart } from './network-cart.presenter.ts';

interface AskPriceProps {
  readonly cart: FilledNetworkCart;
  readonly isSignedIn: boolean;
  /** Id of the form by which the shop is asked. */
  readonly form: string;
}

/** Where the goods should go: without an address no shop can say what bringing them costs. */
export function AskPrice({ cart, isSignedIn, form }: AskPriceProps) {
  const { t } = useTranslation('network-cart');
  const { addresses, asked } = cart;
  const next = pathTo('networkCart');
  if (!isSignedIn) return <p className="text-ink-soft">{t('guest.text')}</p>;
  if (addresses === null)
    return (
      <Banner tone="danger" action={<TextLink to={next}>{t('address.retry')}</TextLink>}>
        {t('address.failed')}
      </Banner>
    );
  if (addresses.length === 0) return <p className="font-semibold">{t('address.none')}</p>;
  const chosen = addresses.find(({ id }) => id === asked?.addressId) ?? addresses[0];
  const choice = (
    <Form id={form} method="post" className="flex min-w-0 flex-col gap-2">
      <RadioCards
        legend={t(cart.pickup ? 'pickup.bill' : 'address.legend')}
        name="addressId"
        defaultValue={chosen?.id}
        required
        options={addresses.map(({ id, name, text }) => ({ value: id, title: name, detail: text }))}
      />
      <TextLink edge="start" to={pathTo('newAddress', {}, { next })}>
        {t('address.another')}
      </TextLink>
      {/* While there is a price to order at, that is the screen's one button. */}
      {asked?.offer ? (
        <Button type="submit" name="intent" value="ask" variant="secondary" fullWidth>
          {t('price.again')}
        </Button>
      ) : null}
    </Form>
  );
  return asked?.offer ? (
    <Accordion title={t(cart.pickup ? 'pickup.changeBill' : 'address.change')}>{choice}</Accordion>
  ) : (
    choice
  );
}
