import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetchers, useNavigation } from 'react-router';
import { useRootData } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink } from '@haat/ui-kit';
import type { FilledCart } from './cart-screen.ts';

export interface MainActionProps {
  readonly cart: FilledCart;
  readonly isSignedIn: boolean;
  /** Ids of the forms that order the cart and that put it right. */
  readonly orderForm: string;
  readonly fixForm: string;
}

/** What an agent does first, who orders for farmers alone. See docs/domain/agents.md#without-a-farmer. */
const CHOOSE_FARMER = { to: pathTo('agentFarmers'), text: 'main:agent.choose' };

/** The next thing to do with this cart: never a button that cannot be pressed. */
export function MainAction({ cart, isSignedIn, orderForm, fixForm }: MainActionProps) {
  const { t } = useTranslation('cart');
  const changes = useFetchers().filter(
    ({ state, formAction }) => state !== 'idle' && formAction?.split('?', 1)[0] === pathTo('cart'),
  );
  const noting = changes.find(({ formData }) => formData?.has('payment'))?.formData;
  const isChanging = changes.some(({ formData }) => !formData?.has('payment'));
  const sending = useNavigation().formData?.get('intent');
  const { button, press, isWaiting } = useSubmitWhenIdle(noting);
  const next = pathTo('cart');
  const isFarmerMissing = useRootData().agent?.farmer === null;
  const step = isFarmerMissing ? CHOOSE_FARMER : requiredStep(cart, isSignedIn, next);
  if (step)
    return (
      <ButtonLink to={step.to} size="large" fullWidth>
        {t(step.text)}
      </ButtonLink>
    );
  const order = cart.isBlocked
    ? { form: fixForm, intent: 'fix', text: t('fix.action') }
    : { form: orderForm, intent: 'place', text: t('place.action') };
  return (
    <Button
      ref={button}
      onClick={press}
      type="submit"
      form={order.form}
      name="intent"
      value={order.intent}
      size="large"
      fullWidth
      busy={isChanging || isWaiting || sending === order.intent}
    >
      {order.text}
    </Button>
  );
}

/**
 * A press right after the payment method was picked counts: the order is sent as soon as the choice is stored, unless
 * another method is picked before. Sent at once, the two answers could cross, and React Router would leave the cart
 * under the order's address: it does not know the order's screen yet, and takes what the later answer brings for it.
 */
function useSubmitWhenIdle(noting: FormData | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef<FormData>(undefined);
  const [waitsFor, setWaitsFor] = useState<FormData>();
  useEffect(() => {
    if (pressed.current === noting) return;
    if (noting === undefined) button.current?.form?.requestSubmit(button.current);
    pressed.current = undefined;
  }, [noting]);
  const press = (event: MouseEvent) => {
    if (noting === undefined) return;
    event.preventDefault();
    pressed.current = noting;
    setWaitsFor(noting);
  };
  return { button, press, isWaiting: noting !== undefined && waitsFor === noting };
}

/** The page to go to before this cart can be ordered, if any. */
function requiredStep(
  { unserved, fulfilment, address, areAddressesLost, isBlocked, needsKyc, needsTerms }: FilledCart,
  isSignedIn: boolean,
  next: string,
) {
  if (unserved === 'no-place') return { to: pathTo('location', {}, { next }), text: 'noPlace.action' };
  if (unserved === 'shop') return { to: pathTo('nearbyCentres'), text: 'unserved.otherShop' };
  if (isBlocked) return null;
  if (!isSignedIn) return { to: pathTo('login', {}, { next }), text: 'guest.action' };
  if (fulfilment.type === 'home_delivery' && !areAddressesLost) {
    if (!address) return { to: pathTo('newAddress', {}, { next }), text: 'address.add' };
    if (unserved === 'address') return { to: pathTo('addresses', {}, { next, choose: 1 }), text: 'address.other' };
  }
  if (needsKyc) return { to: pathTo('cartIdKyc', {}, { next }), text: 'kyc.action' };
  return needsTerms === null
    ? null
    : { to: pathTo('termSheets', {}, { product: needsTerms, next }), text: 'terms.action' };
}
