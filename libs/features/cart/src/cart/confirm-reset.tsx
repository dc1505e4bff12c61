import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink } from '@haat/ui-kit';
import type { CartQuestion } from './cart-screen.ts';

export interface ConfirmResetProps {
  readonly question: CartQuestion;
  /** The shop whose goods are in the cart. */
  readonly shop: string;
}

/** The question before a new cart replaces this one, for pages without JavaScript; nothing is lost either way. */
export function ConfirmReset({ question, shop }: ConfirmResetProps) {
  const { t } = useTranslation('cart');
  const { reason, variantId, vendorId, quantity, isPrebook, redirectTo } = question;
  const text = {
    vendor: t('ask.vendorText', { shop }),
    prebook: t('ask.toPrebook'),
    normal: t('ask.toNormal'),
  }[reason];
  return (
    <Banner
      tone="warning"
      announce
      title={t(reason === 'vendor' ? 'ask.vendorTitle' : 'ask.typeTitle')}
      action={
        <Form method="post" action={pathTo('cart')} className="flex w-full flex-col gap-2">
          <input type="hidden" name="variantId" value={variantId} />
          <input type="hidden" name="vendorId" value={vendorId} />
          <input type="hidden" name="quantity" value={quantity} />
          <input type="hidden" name="isPrebook" value={String(isPrebook)} />
          <input type="hidden" name="redirectTo" value={pathTo('cart')} />
          <Button type="submit" name="intent" value="reset" fullWidth>
            {t('ask.confirm')}
          </Button>
          <ButtonLink to={redirectTo} variant="secondary" fullWidth>
            {t('ask.keep')}
          </ButtonLink>
        </Form>
      }
    >
      <p>{text}</p>
      <p className="text-14">{t('ask.kept')}</p>
    </Banner>
  );
}
