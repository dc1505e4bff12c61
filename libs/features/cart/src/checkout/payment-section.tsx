import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { PaymentKind } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Accordion, BanknoteIcon, CreditCardIcon, RadioCards, ReceiptIcon, WalletIcon } from '@haat/ui-kit';
import type { CreditView, PaymentView } from './checkout-screen.ts';
import { FactList } from './fact-list.tsx';

export interface PaymentSectionProps {
  readonly payment: PaymentView;
  /** Id of the form that orders. */
  readonly form: string;
}

const ICONS: Readonly<Record<PaymentKind, ReactNode>> = {
  cash: <BanknoteIcon />,
  credit: <ReceiptIcon />,
  'pay-now': <CreditCardIcon />,
  csc: <WalletIcon />,
};

/** Payment methods. The cost of each, and why one is unavailable, is shown before it is chosen. */
export function PaymentSection({ payment, form }: PaymentSectionProps) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher();
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <RadioCards
        // When the chosen method becomes unavailable, the proposed one is marked.
        key={payment.cards
          .filter(({ isOpen }) => isOpen)
          .map(({ kind }) => kind)
          .join()}
        legend={t('payment.legend')}
        name="payment"
        form={form}
        defaultValue={payment.chosen ?? undefined}
        onChange={(kind) =>
          void fetcher.submit({ intent: 'choices', payment: kind }, { method: 'post', action: pathTo('cart') })
        }
        options={payment.cards.map(({ kind, title, detail, isOpen }) => ({
          value: kind,
          title,
          icon: ICONS[kind],
          disabled: !isOpen,
          ...(detail !== null && { detail }),
        }))}
      />
      {payment.credit ? <CreditAccount credit={payment.credit} /> : null}
    </div>
  );
}

/** The credit line and what this order costs on it, folded away. */
function CreditAccount({ credit: { facts, cost, terms } }: { readonly credit: CreditView }) {
  const { t } = useTranslation('cart');
  return (
    <Accordion title={t('credit.title')}>
      <FactList facts={facts} />
      {cost ? (
        <section className="flex flex-col gap-1 border-t border-line pt-3">
          <h3 className="font-bold">{t('credit.onThis')}</h3>
          <FactList facts={cost} />
        </section>
      ) : null}
      <p className="text-14 text-ink-soft">{terms}</p>
    </Accordion>
  );
}
