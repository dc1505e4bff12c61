import { useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { pathTo, useCartSummary, useRootData } from '@haat/app-context';
import { quantityAfter, type CartAnswer, type CartIntent, type CartLineFields } from '../cart-answer.ts';

/** A pack at a shop and what the cart holds of it; changes go to the cart's page. */
export function useCartLine({ variantId, vendorId }: Pick<CartLineFields, 'variantId' | 'vendorId'>) {
  const fetcher = useFetcher<CartAnswer>();
  const cart = useCartSummary();
  const { isPrebook } = useRootData();
  const { pathname, search } = useLocation();
  const [settled, setSettled] = useState<CartAnswer | undefined>();

  const fields: CartLineFields = { variantId, vendorId, isPrebook, redirectTo: pathname + search };
  const inCart = cart.vendorId === vendorId ? (cart.quantities[variantId] ?? 0) : 0;
  const answer = fetcher.state === 'idle' && fetcher.data !== settled ? fetcher.data : undefined;

  return {
    Form: fetcher.Form,
    fields,
    /** Packs in the cart; a tap counts at once. */
    quantity: quantityAfter(fetcher.formData, inCart),
    isBusy: fetcher.state !== 'idle',
    answer,
    /** The question was answered with no. */
    dismiss: () => setSettled(fetcher.data),
    /** The question was answered with yes: a new cart with these packs. */
    startNewCart: (quantity: number) =>
      void fetcher.submit(
        { ...fields, isPrebook: String(isPrebook), intent: 'reset' satisfies CartIntent, quantity: String(quantity) },
        { method: 'post', action: pathTo('cart') },
      ),
  };
}

/** What `useCartLine` answers. */
export type CartLineState = ReturnType<typeof useCartLine>;
