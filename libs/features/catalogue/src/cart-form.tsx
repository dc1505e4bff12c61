import type { ReactNode } from 'react';
import { pathTo } from '@haat/routing';
import type { CartIntent } from './cart-answer.ts';
import type { CartLineState } from './use-cart-line.ts';

interface CartFormProps {
  readonly line: CartLineState;
  readonly intent: CartIntent;
  /** For buttons that stand outside the form. */
  readonly id?: string;
  /** Packs; left out where the pressed button says them. */
  readonly quantity?: number;
  readonly children?: ReactNode;
}

/** A form that changes a line of the cart; it works without JavaScript too. */
export function CartForm({ line, intent, id, quantity, children }: CartFormProps) {
  const { Form, fields } = line;
  return (
    <Form id={id} method="post" action={pathTo('cart')} onSubmit={line.beforeSending} className="contents">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="variantId" value={fields.variantId} />
      <input type="hidden" name="vendorId" value={fields.vendorId} />
      <input type="hidden" name="isPrebook" value={String(fields.isPrebook)} />
      <input type="hidden" name="redirectTo" value={fields.redirectTo} />
      {quantity === undefined ? null : <input type="hidden" name="quantity" value={quantity} />}
      {children}
    </Form>
  );
}
