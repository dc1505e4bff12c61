import { useFetchers, useNavigation } from 'react-router';
import { pathTo } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { Button, ButtonLink } from '@haat/ui-kit';
import type { FilledCart } from '../cart-screen.ts';

export interface MainActionProps {
  readonly cart: FilledCart;
  readonly isSignedIn: boolean;
  /** Ids of the forms that order the cart and that put it right. */
  readonly orderForm: string;
  readonly fixForm: string;
}

/** The next thing to do with this cart: never a button that cannot be pressed. */
export function MainAction({ cart, isSignedIn, orderForm, fixForm }: MainActionProps) {
  const { t } = useTexts('cart');
  // How it is paid changes nothing of what is ordered, and goes along with the order.
  const isChanging = useFetchers().some(({ state, formAction, formData }) => state !== 'idle' && formAction?.split('?', 1)[0] === pathTo('cart') && !formData?.has('payment'));
  const sending = useNavigation().formData?.get('intent');
  const next = pathTo('cart');
  const door = doorOf(cart, isSignedIn, next);
  if (door) return <ButtonLink to={door.to} size="large" fullWidth>{t(door.text)}</ButtonLink>;
  const order = cart.isBlocked
    ? { form: fixForm, intent: 'fix', text: t('fix.action') }
    : { form: orderForm, intent: 'place', text: t('place.action') };
  return (
    <Button type="submit" form={order.form} name="intent" value={order.intent} size="large" fullWidth busy={isChanging || sending === order.intent}>
      {order.text}
    </Button>
  );
}

/** The page to go to before this cart can be ordered, if any. */
function doorOf({ unserved, handover, address, areAddressesLost, isBlocked, needsKyc }: FilledCart, isSignedIn: boolean, next: string) {
  if (unserved === 'no-place') return { to: pathTo('location', {}, { next }), text: 'noPlace.action' };
  if (unserved === 'shop') return { to: pathTo('nearbyCentres'), text: 'unserved.otherShop' };
  if (isBlocked) return null;
  if (!isSignedIn) return { to: pathTo('login', {}, { next }), text: 'visitor.action' };
  if (handover.type === 'home_delivery' && !areAddressesLost) {
    if (!address) return { to: pathTo('newAddress', {}, { next }), text: 'address.add' };
    if (unserved === 'address') return { to: pathTo('addresses', {}, { next, choose: 1 }), text: 'address.other' };
  }
  return needsKyc ? { to: pathTo('cartIdKyc', {}, { next }), text: 'kyc.action' } : null;
}
