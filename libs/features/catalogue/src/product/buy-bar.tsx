import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, Quantity, StickyAction, type QuantityButtonProps } from '@haat/ui-kit';
import { CartForm } from '../cart-form.tsx';
import { CartReply } from '../cart-reply.tsx';
import { CartStepper } from '../cart-stepper.tsx';
import { useCartLine, type CartLineState } from '../use-cart-line.ts';
import { KeptQuery } from './kept-query.tsx';
import type { PackView } from './product.data.ts';

interface BuyBarProps {
  readonly name: string;
  readonly pack: PackView;
  readonly vendorId: string;
  /** Packs that the counter starts with. */
  readonly packs: number;
  /** What the address says; without JavaScript the counter writes into it. */
  readonly query: URLSearchParams;
}

/** At the thumb: how many packs, and into the cart. Once in the cart, the counter changes the cart itself. */
export function BuyBar({ name, pack, vendorId, packs, query }: BuyBarProps) {
  const { t } = useTranslation('products');
  const line = useCartLine({ variantId: pack.id, vendorId });
  const [count, setCount] = useState(Math.min(packs, pack.most));
  if (line.quantity === 0)
    return <AddBar line={line} name={name} pack={pack} count={count} setCount={setCount} query={query} />;
  return (
    <StickyAction
      leading={
        <Counter>
          <CartStepper line={line} name={name} stock={pack.most} />
        </Counter>
      }
    >
      <ButtonLink to={pathTo('cart')} size="large" fullWidth>
        {t('cart.open')}
      </ButtonLink>
      <CartReply line={line} />
    </StickyAction>
  );
}

interface AddBarProps extends Omit<BuyBarProps, 'vendorId' | 'packs'> {
  readonly line: CartLineState;
  readonly count: number;
  readonly setCount: (count: number) => void;
}

function AddBar({ line, name, pack, count, setCount, query }: AddBarProps) {
  const { t } = useTranslation('products');
  const form = useId();

  function countTo(next: number): QuantityButtonProps {
    function press(event: MouseEvent): void {
      event.preventDefault();
      setCount(next);
    }
    return { type: 'submit', form, name: 'packs', value: next, onClick: press };
  }

  return (
    <StickyAction
      leading={
        <Counter>
          <Form id={form} replace className="hidden">
            <KeptQuery query={query} except="packs" />
          </Form>
          <Quantity
            value={count}
            min={1}
            max={pack.most}
            labels={{
              decrease: t('cart.less', { name }),
              increase: t('cart.more', { name }),
              quantity: t('cart.howMany', { name }),
            }}
            decreaseButton={countTo(count - 1)}
            increaseButton={countTo(count + 1)}
          />
        </Counter>
      }
    >
      <CartForm line={line} intent="add" quantity={count}>
        <Button type="submit" size="large" fullWidth busy={line.isBusy}>
          {t('cart.addToCart')}
        </Button>
      </CartForm>
      <CartReply line={line} />
    </StickyAction>
  );
}

/** Keeps the counter to the width of three buttons. */
function Counter({ children }: { readonly children: ReactNode }) {
  return <div className="w-36 shrink-0">{children}</div>;
}
