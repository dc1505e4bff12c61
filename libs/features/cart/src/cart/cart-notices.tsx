import { useTranslation } from 'react-i18next';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure, type ActionFailure } from '@haat/app-context';
import { Banner } from '@haat/ui-kit';
import type { PlaceAnswer } from '../checkout/place-order.data.ts';
import { PlaceOutcome } from '../checkout/place-outcome.tsx';
import { ConfirmReset } from './confirm-reset.tsx';
import type { CartQuestion, ParkedCartView } from './cart-screen.ts';
import type { LineAnswer } from './change-cart.data.ts';
import { ParkedCart } from './parked-cart.tsx';

/** What a form of this screen was answered. */
export type CartAnswer = ActionFailure | LineAnswer | PlaceAnswer;

export interface CartNoticesProps {
  readonly question: CartQuestion | null;
  /** The shop whose goods are in the cart; null for an empty one. */
  readonly shop: string | null;
  /** Code of what was refused on another screen, for pages without JavaScript. */
  readonly error: string | null;
  readonly answer: CartAnswer | null;
  readonly parked: ParkedCartView | null;
}

/**
 * What stands above a cart now and then: a question, what was refused, why it was not ordered, the cart that was put
 * aside.
 */
export function CartNotices({ question, shop, error, answer, parked }: CartNoticesProps) {
  const { t } = useTranslation('cart');
  const refusal = isActionFailure(answer)
    ? answer.error
    : answer && 'kind' in answer && answer.kind === 'refused'
      ? answer
      : null;
  const placed = answer && 'typed' in answer ? answer : null;
  const placeError = placed?.kind === 'order-refused' ? t(errorTextKeys(placed.code), placed.details) : '';
  return (
    <>
      {question && shop !== null ? <ConfirmReset question={question} shop={shop} /> : null}
      {error ? (
        <Banner tone="danger" announce title={t('refused.change')}>
          {t(errorTextKeys(error))}
        </Banner>
      ) : null}
      {refusal ? (
        <Banner tone="danger" announce title={t('refused.change')}>
          {t(errorTextKeys(refusal.code), refusal.details)}
        </Banner>
      ) : null}
      {placed ? <PlaceOutcome answer={placed} error={placeError} /> : null}
      {parked ? <ParkedCart parked={parked} /> : null}
    </>
  );
}
