import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Quantity } from '@haat/ui-kit';
import { CartForm } from './cart-form.tsx';
import type { CartLineState } from './use-cart-line.ts';

interface CartStepperProps {
  readonly line: CartLineState;
  readonly name: string;
  /** Most packs that one order can have of it. */
  readonly stock: number;
}

/** − number + of a line that is in the cart: each press is sent at once. */
export function CartStepper({ line, name, stock }: CartStepperProps) {
  const { t } = useTranslation('products');
  const setForm = useId();
  const removeForm = useId();
  const { quantity } = line;
  return (
    <>
      <CartForm line={line} intent="set" id={setForm} />
      <CartForm line={line} intent="remove" id={removeForm} quantity={1} />
      <Quantity
        value={quantity}
        max={stock}
        labels={{
          decrease: t(quantity === 1 ? 'cart.remove' : 'cart.less', { name }),
          increase: t('cart.more', { name }),
          quantity: t('cart.packs', { name }),
        }}
        decreaseButton={
          quantity === 1
            ? { type: 'submit', form: removeForm }
            : { type: 'submit', form: setForm, name: 'quantity', value: quantity - 1 }
        }
        increaseButton={{ type: 'submit', form: setForm, name: 'quantity', value: quantity + 1 }}
      />
    </>
  );
}
