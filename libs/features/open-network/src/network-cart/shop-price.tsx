import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Banner, BanknoteIcon, Card, CreditCardIcon, RadioCards } from '@haat/ui-kit';
import { PlaceOfGoods } from '../place-of-goods.tsx';
import { QuoteBill } from '../quote-bill.tsx';
import type { AskedPrice } from './network-cart.presenter.ts';

interface ShopPriceProps {
  readonly asked: AskedPrice;
  /** Id of the form that orders. */
  readonly orderForm: string;
}

/** What the shop was asked and has answered: what changed first, then the bill, where the goods go, how to pay. */
export function ShopPrice({ asked, orderForm }: ShopPriceProps) {
  const { t } = useTranslation('network-cart');
  const { changes, quote, offer, goesTo } = asked;
  return (
    <>
      {changes.length > 0 ? (
        <Banner tone="warning" title={t('price.notes')}>
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
        </Banner>
      ) : null}
      {quote ? <QuoteBill quote={quote} /> : null}
      {goesTo === null ? null : (
        <Card>
          <PlaceOfGoods title={t('address.goesTo')} lines={[goesTo]} />
        </Card>
      )}
      {offer ? (
        <Form id={orderForm} method="post" className="flex min-w-0 flex-col gap-2">
          <input type="hidden" name="journeyId" value={offer.journeyId} />
          <input type="hidden" name="agreedTotal" value={offer.quote.totalRupees} />
          <RadioCards
            legend={t('payment.legend')}
            name="payment"
            required
            defaultValue={offer.payments[0]?.kind}
            options={offer.payments.map(({ kind, title, detail }) => ({
              value: kind,
              title,
              ...(detail !== '' && { detail }),
              icon: kind === 'cash' ? <BanknoteIcon /> : <CreditCardIcon />,
            }))}
          />
        </Form>
      ) : null}
    </>
  );
}
