import { useState, type SubmitEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useCartSummary, useRootData } from '@haat/app-context';
import { queueChange, useCartQuantity } from '@haat/cart-store';
import { pathTo } from '@haat/routing';
import {
  answerOffline,
  quantityAfter,
  type CartAnswer,
  type CartIntent,
  type CartLineFields,
  type OfferedPacks,
} from './cart-answer.ts';

/**
 * A pack at a shop and what the cart holds of it; changes go to the cart's page, or wait on the phone for the
 * network.
 */
export function useCartLine({ variantId, vendorId }: Pick<CartLineFields, 'variantId' | 'vendorId'>) {
  const fetcher = useFetcher<CartAnswer>();
  const cart = useCartSummary();
  const { isPrebook } = useRootData();
  const { pathname, search } = useLocation();
  const [settled, setSettled] = useState<CartAnswer | undefined>();
  const [offline, setOffline] = useState<CartAnswer | null>(null);

  const fields: CartLineFields = { variantId, vendorId, isPrebook, redirectTo: pathname + search };
  const fromPage = cart.vendorId === vendorId ? (cart.quantities[variantId] ?? 0) : 0;
  const inCart = useCartQuantity(variantId, fromPage);
  const answered = fetcher.state === 'idle' && fetcher.data !== settled ? fetcher.data : undefined;

  /** Without a network the change is kept on the phone and the form stays here. */
  function beforeSending(event: SubmitEvent<HTMLFormElement>): void {
    const { currentTarget, nativeEvent } = event;
    const submitter = nativeEvent instanceof globalThis.SubmitEvent ? nativeEvent.submitter : null;
    const form = new FormData(currentTarget, submitter);
    const kept = queueChange(form, inCart);
    setOffline(kept && answerOffline(kept, form, cart.vendorName));
    if (kept) event.preventDefault();
  }

  return {
    Form: fetcher.Form,
    fields,
    beforeSending,
    /** Packs in the cart; a tap counts at once. */
    quantity: quantityAfter(fetcher.formData, inCart),
    isBusy: fetcher.state !== 'idle',
    answer: offline ?? answered,
    /** The question was answered with no. */
    dismiss: () => {
      setSettled(fetcher.data);
      setOffline(null);
    },
    /** The question was answered with yes: a new cart with the packs that were offered. */
    startNewCart: ({ quantity }: OfferedPacks) => {
      setOffline(null);
      void fetcher.submit(
        { ...fields, isPrebook: String(isPrebook), intent: 'reset' satisfies CartIntent, quantity: String(quantity) },
        { method: 'post', action: pathTo('cart') },
      );
    },
  };
}

/** What `useCartLine` answers. */
export type CartLineState = ReturnType<typeof useCartLine>;
