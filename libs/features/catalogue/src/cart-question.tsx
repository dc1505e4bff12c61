import { useTranslation } from 'react-i18next';
import { Modal } from '@haat/ui-kit';
import type { CartAnswer } from './cart-answer.ts';

interface CartQuestionProps {
  readonly answer: Extract<CartAnswer, { kind: 'vendor-changed' | 'order-type-changed' }>;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before the goods in the cart are replaced. See docs/domain/cart.md#adding. */
export function CartQuestion({ answer, onYes, onNo }: CartQuestionProps) {
  const { t } = useTranslation('products');
  const isVendor = answer.kind === 'vendor-changed';
  return (
    <Modal
      title={t(isVendor ? 'ask.vendorTitle' : 'ask.typeTitle')}
      message={
        isVendor
          ? t('ask.vendorText', { shop: answer.cartVendorName })
          : t(answer.to === 'prebook' ? 'ask.toPrebook' : 'ask.toNormal')
      }
      detail={t('ask.kept')}
      closeLabel={t('ask.close')}
      onClose={onNo}
      actions={[
        { label: t('ask.confirm'), onClick: onYes },
        { label: t('ask.keep'), onClick: onNo },
      ]}
    />
  );
}
