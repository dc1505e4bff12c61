import { useTexts } from '@haat/i18n';
import { Modal } from '@haat/ui-kit';
import { refusalTextKey } from '../cart-answer.ts';
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
  const isVendor = answer.kind === 'vendor-changed';
  return (
    <Modal
      title={t(isVendor ? 'ask.vendorTitle' : 'ask.typeTitle')}
      message={isVendor ? t('ask.vendorText', { shop: answer.cartVendorName }) : t(answer.to === 'prebook' ? 'ask.toPrebook' : 'ask.toNormal')}
      detail={t('ask.kept')}
      closeLabel={t('ask.close')}
      onClose={line.dismiss}
      actions={[
        { label: t('ask.confirm'), onClick: () => line.startNewCart(quantity) },
        { label: t('ask.keep'), onClick: line.dismiss },
      ]}
    />
  );
}
