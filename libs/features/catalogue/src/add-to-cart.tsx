import { useTranslation } from 'react-i18next';
import { Button } from '@haat/ui-kit';
import { CartForm } from './cart-form.tsx';
import { CartReply } from './cart-reply.tsx';
import { CartStepper } from './cart-stepper.tsx';
import { useCartLine } from './use-cart-line.ts';

interface AddToCartProps {
  readonly variantId: string;
  readonly vendorId: string;
  /** The product's name, for screen readers. */
  readonly name: string;
  /** Packs that one order can have of it: one or more. */
  readonly stock: number;
}

/** 'Add' at the foot of a product's card; once the pack is in the cart, − number +. */
export function AddToCart({ variantId, vendorId, name, stock }: AddToCartProps) {
  const { t } = useTranslation('products');
  const line = useCartLine({ variantId, vendorId });
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {line.quantity > 0 ? (
        <CartStepper line={line} name={name} stock={stock} />
      ) : (
        <CartForm line={line} intent="add" quantity={1}>
          <Button
            type="submit"
            variant="secondary"
            fullWidth
            busy={line.isBusy}
            aria-label={t('cart.addNamed', { name })}
          >
            {t('cart.add')}
          </Button>
        </CartForm>
      )}
      <CartReply line={line} />
    </div>
  );
}
