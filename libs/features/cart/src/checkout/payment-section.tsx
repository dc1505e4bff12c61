import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { PaymentKind } from '@haat/api-contract/vocabulary';
import { useFocusOnProblem } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import {
  Accordion,
  BanknoteIcon,
  ButtonLink,
  Checkbox,
  CreditCardIcon,
  RadioCards,
  ReceiptIcon,
  WalletIcon,
} from '@haat/ui-kit';
import type { CreditAgreementView, CreditView, PaymentView } from './checkout-screen.ts';
import { FactList } from './fact-list.tsx';
import type { PlaceAnswer } from './place-order.data.ts';

export interface PaymentSectionProps {
  readonly payment: PaymentView;
  /** Id of the form that orders. */
  readonly form: string;
  /** Result of the last attempt to order. */
  readonly placed: PlaceAnswer | null;
}

const ICONS: Readonly<Record<PaymentKind, ReactNode>> = {
  cash: <BanknoteIcon />,
  credit: <ReceiptIcon />,
  'pay-now': <CreditCardIcon />,
  csc: <WalletIcon />,
};

/** Payment methods. The cost of each, and why one is unavailable, is shown before it is chosen. */
export function PaymentSection({ payment, form, placed }: PaymentSectionProps) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher();
  // The last of the order's sections: what is missing in any of them is on the screen by now.
  useFocusOnProblem(form, placed?.kind === 'missing' ? placed : null);
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
      {payment.needsStepUp ? (
        <ButtonLink to={pathTo('stepUp', {}, { next: pathTo('cart') })} variant="secondary">
          {t('payment.stepUp')}
        </ButtonLink>
      ) : null}
      {payment.credit ? <CreditAccount credit={payment.credit} /> : null}
      {payment.credit?.keyFacts && payment.cards.some(({ kind, isOpen }) => kind === 'credit' && isOpen) ? (
        <CreditAgreement keyFacts={payment.credit.keyFacts} form={form} placed={placed} />
      ) : null}
    </div>
  );
}

/** The Key Facts Statement, and the box by which a farmer who buys on credit agrees to it. */
function CreditAgreement({
  keyFacts: { title, rows, notes, version, agree },
  form,
  placed,
}: Pick<PaymentSectionProps, 'form' | 'placed'> & { readonly keyFacts: CreditAgreementView }) {
  const { t } = useTranslation('cart');
  const problem = useId();
  const isMissing = placed?.kind === 'missing' && placed.fields.includes('keyFacts');
  return (
    <>
      <Accordion title={title}>
        <FactList facts={rows} />
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Accordion>
      <Checkbox
        // Another statement is agreed to anew.
        key={version}
        name="keyFacts"
        value={version}
        form={form}
        label={agree}
        defaultChecked={placed?.typed.keyFacts === version}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? problem : undefined}
      />
      {isMissing ? (
        <p id={problem} role="alert" className="font-semibold text-clay">
          {t('field.keyFacts')}
        </p>
      ) : null}
    </>
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
