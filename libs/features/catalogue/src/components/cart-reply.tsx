import { useTexts } from '@haat/i18n';
import { refusalTextKey } from '../cart-answer.ts';
import { CartQuestion } from './cart-question.tsx';
import type { CartLineState } from './use-cart-line.ts';

interface CartReplyProps {
  readonly line: CartLineState;
  /** Packs that were to be added. */
  readonly quantity: number;
}

/** What the cart answered: why it refused, or the question before its goods are replaced. */
export function CartReply({ line, quantity }: CartReplyProps) {
  const { t } = useTexts('products');
  const { answer } = line;
  if (answer?.kind === 'refused') {
    return (
      <p role="alert" className="text-14 font-semibold text-clay">
        {t(refusalTextKey(answer.code), { ...answer.details })}
      </p>
    );
  }
  if (answer?.kind !== 'vendor-changed' && answer?.kind !== 'order-type-changed') return null;
  return <CartQuestion answer={answer} onYes={() => line.startNewCart(quantity)} onNo={line.dismiss} />;
}
