import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Banner, Button, TextField } from '@haat/ui-kit';
import type { PackReply } from './typed-pack.ts';
import type { ShopPackData } from './shop-pack.data.ts';

export interface PackFormProps {
  readonly pack: Pick<ShopPackData, 'price' | 'stock' | 'version' | 'mrp'>;
  /** Why the form was not taken; null before it was sent. */
  readonly reply: PackReply | null;
}

/** Price and stock of a pack. What was typed stays, whatever is said against it. */
export function PackForm({ pack, reply }: PackFormProps) {
  const { t } = useTranslation('shop-goods');
  const isSending = useNavigation().formMethod === 'POST';
  const shown = reply?.typed ?? { ...pack, stockSeen: Number(pack.stock) };
  return (
    <Form method="post" className="flex min-w-0 flex-col gap-3">
      {reply === null || reply.refused === null ? null : (
        <Banner tone={reply.asksSure === true ? 'warning' : 'danger'} announce>
          <p>{reply.refused}</p>
          {reply.theirs === undefined ? null : <p className="font-semibold">{t('theirs', { ...reply.theirs })}</p>}
        </Banner>
      )}
      <input type="hidden" name="version" value={shown.version} />
      <input type="hidden" name="stockSeen" value={shown.stockSeen} />
      {reply?.asksSure === true ? <input type="hidden" name="isSure" value="yes" /> : null}
      <TextField
        name="price"
        label={t('price')}
        hint={pack.mrp}
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={shown.price}
        error={reply?.problems.price ?? undefined}
      />
      <TextField
        name="stock"
        label={t('packs')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shown.stock}
        error={reply?.problems.stock ?? undefined}
      />
      <Button type="submit" name="intent" value="save" size="large" fullWidth busy={isSending}>
        {t(reply?.asksSure === true ? 'saveSure' : 'save')}
      </Button>
    </Form>
  );
}
