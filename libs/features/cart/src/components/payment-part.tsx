import { useTexts } from '@haat/i18n';
import { BanknoteIcon, RadioCards } from '@haat/ui-kit';

/** How it is paid: the one way there is, said before it is owed. */
export function PaymentPart({ label }: { readonly label: string }) {
  const { t } = useTexts('cart');
  return (
    <RadioCards
      legend={t('payment.legend')}
      name="payment"
      defaultValue="cash"
      options={[{ value: 'cash', title: label, icon: <BanknoteIcon /> }]}
    />
  );
}
