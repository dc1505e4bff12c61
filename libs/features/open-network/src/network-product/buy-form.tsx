import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { MOST_PACKS } from '@haat/api-contract/vocabulary';
import { pathTo } from '@haat/routing';
import { Button, NumberStepper, StickyAction } from '@haat/ui-kit';
import type { NetworkPack } from './network-product.data.ts';

interface BuyFormProps {
  readonly productId: string;
  readonly pack: NetworkPack;
  /** Id of the form, of which the button stands at the screen's foot. */
  readonly form: string;
}

/** How many packs go into the network's cart. */
export function BuyForm({ productId, pack, form }: BuyFormProps) {
  const { t } = useTranslation('open-network');
  return (
    <Form id={form} method="post" action={pathTo('networkCart')} className="w-full max-w-xs">
      <input type="hidden" name="variantId" value={pack.id} />
      <input type="hidden" name="productId" value={productId} />
      <NumberStepper
        key={pack.id}
        label={t('buy.quantity')}
        name="quantity"
        defaultValue={1}
        min={1}
        max={pack.most ?? MOST_PACKS}
        labels={{ decrease: t('buy.less'), increase: t('buy.more') }}
      />
    </Form>
  );
}

/** The button that puts the pack into the network's cart. */
export function BuyButton({ pack, form }: Pick<BuyFormProps, 'pack' | 'form'>) {
  const { t } = useTranslation('open-network');
  const isSending = useNavigation().formData?.get('intent') === 'add';
  return (
    <StickyAction total={{ label: pack.name, amount: pack.price.amount }}>
      <Button type="submit" form={form} name="intent" value="add" size="large" fullWidth busy={isSending}>
        {t('buy.add')}
      </Button>
    </StickyAction>
  );
}
