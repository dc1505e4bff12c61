import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useRootData } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, StickyAction } from '@haat/ui-kit';
import type { FilledNetworkCart } from './network-cart.presenter.ts';

interface MainActionProps {
  readonly cart: FilledNetworkCart;
  readonly isSignedIn: boolean;
  /** Ids of the forms that ask the shop, order, and put the cart right. */
  readonly forms: { readonly askForm: string; readonly orderForm: string; readonly fixForm: string };
}

/** The next thing to do with this cart, beside what it comes to; nothing while the answer is awaited. */
export function MainAction({ cart, isSignedIn, forms }: MainActionProps) {
  const { t } = useTranslation('network-cart');
  const sending = useNavigation().formData?.get('intent');
  const next =
    useRootData().agent?.farmer === null
      ? { to: pathTo('agentFarmers'), text: 'main:agent.choose' }
      : nextStep(cart, isSignedIn, forms);
  if (next === null) return null;
  const total = cart.asked?.quote?.total;
  return (
    <StickyAction total={{ label: t(total ? 'total' : 'goods'), amount: total ?? cart.goods }}>
      {next.to !== undefined ? (
        <ButtonLink to={next.to} size="large" fullWidth>
          {t(next.text)}
        </ButtonLink>
      ) : (
        <Button
          type="submit"
          form={next.form}
          name="intent"
          value={next.intent}
          size="large"
          fullWidth
          busy={sending === next.intent}
        >
          {t(next.text)}
        </Button>
      )}
    </StickyAction>
  );
}

function nextStep(
  cart: FilledNetworkCart,
  isSignedIn: boolean,
  { askForm, orderForm, fixForm }: MainActionProps['forms'],
) {
  const { asked, addresses, isBlocked, tooSmall, providerId } = cart;
  const here = pathTo('networkCart');
  if (asked?.view.isAwaited) return null;
  if (isBlocked) return { form: fixForm, intent: 'fix', text: 'fix.action' };
  if (tooSmall) return { to: pathTo('networkShops', {}, { seller: providerId }), text: 'more' };
  if (!isSignedIn) return { to: pathTo('login', {}, { next: here }), text: 'guest.action' };
  if (addresses === null) return { to: here, text: 'address.retry' };
  if (asked?.offer) return { form: orderForm, intent: 'order', text: 'place.action' };
  if (addresses.length === 0) return { to: pathTo('newAddress', {}, { next: here }), text: 'address.add' };
  if (asked?.isShort) return { form: askForm, intent: 'askLess', text: 'short.action' };
  return { form: askForm, intent: 'ask', text: asked ? 'price.again' : 'price.ask' };
}
