import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTextKeys } from '@haat/api-contract';
import type { CartLineState } from './use-cart-line.ts';

/** Rarely needed. */
const CartQuestion = lazy(async () => ({ default: (await import('./cart-question.tsx')).CartQuestion }));

/** What the cart answered: why it refused, or the question before its goods are replaced. */
export function CartReply({ line }: { readonly line: CartLineState }) {
  const { t } = useTranslation('products');
  const { answer } = line;
  if (answer?.kind === 'refused') {
    return (
      <p role="alert" className="text-14 font-semibold text-clay">
        {t(errorTextKeys(answer.code), { ...answer.details })}
      </p>
    );
  }
  if (answer?.kind !== 'vendor-changed' && answer?.kind !== 'order-type-changed') return null;
  return (
    <Suspense>
      <CartQuestion answer={answer} onYes={() => line.startNewCart(answer.offered)} onNo={line.dismiss} />
    </Suspense>
  );
}
