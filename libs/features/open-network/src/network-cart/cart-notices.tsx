import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure, type ActionFailure } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink } from '@haat/ui-kit';
import type { NetworkCartAnswer } from './change-network-cart.data.ts';
import type { OfferedPack } from './network-cart.data.ts';
import type { FilledNetworkCart } from './network-cart.presenter.ts';

interface CartNoticesProps {
  readonly question: OfferedPack | null;
  readonly cart: FilledNetworkCart | null;
  /** What a form of this screen was answered. */
  readonly answer: ActionFailure | NetworkCartAnswer | null;
}

/** What stands above the cart now and then: a question, and why something was not done. */
export function CartNotices({ question, cart, answer }: CartNoticesProps) {
  const { t } = useTranslation('network-cart');
  return (
    <>
      {question && cart ? <ReplaceQuestion offered={question} cart={cart} /> : null}
      {isActionFailure(answer) ? (
        <Banner tone="danger" announce title={t(`refused.${'of' in answer ? answer.of : 'change'}`)}>
          {t(errorTextKeys(answer.error.code), answer.error.details)}
        </Banner>
      ) : null}
      {answer && 'unknown' in answer ? (
        <Banner tone="warning" announce title={t('unknown.title')}>
          {t('unknown.text')}
        </Banner>
      ) : null}
    </>
  );
}

/** Goods of another shop: what goes out of the cart if they are put in is said before. */
function ReplaceQuestion({ offered, cart }: { readonly offered: OfferedPack; readonly cart: FilledNetworkCart }) {
  const { t } = useTranslation('network-cart');
  const { variantId, quantity, productId } = offered;
  return (
    <Banner
      tone="warning"
      announce
      title={t('ask.title')}
      action={
        <Form method="post" action={pathTo('networkCart')} className="flex w-full flex-col gap-2">
          <input type="hidden" name="variantId" value={variantId} />
          <input type="hidden" name="quantity" value={quantity} />
          <Button type="submit" name="intent" value="replace" fullWidth>
            {t('ask.confirm')}
          </Button>
          <ButtonLink
            to={productId === null ? pathTo('networkCart') : pathTo('networkProduct', { id: productId })}
            variant="secondary"
            fullWidth
          >
            {t('ask.keep')}
          </ButtonLink>
        </Form>
      }
    >
      <p>{t('ask.text', { shop: cart.shop })}</p>
      <p className="font-semibold">{t('ask.lost')}</p>
      <ul className="list-disc pl-6">
        {cart.lines.map((line) => (
          <li key={line.variantId}>{`${line.name}, ${line.detail} × ${line.quantity}`}</li>
        ))}
      </ul>
    </Banner>
  );
}
