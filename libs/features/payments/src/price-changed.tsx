import { useTranslation } from 'react-i18next';
import { Banner, Button } from '@haat/ui-kit';
import type { ChangedPrice } from './payments.data.ts';

/** What an order came to and comes to now, with the one press by which the farmer agrees. It needs no script. */
export function PriceChanged({ before, now, agreedTotal, parts }: ChangedPrice) {
  const { t } = useTranslation('payments');
  const totals = before === now ? t('changed.sameTotal', { now }) : t('changed.text', { before, now });
  return (
    <form method="post" className="flex flex-col gap-4">
      <Banner tone="warning" announce title={t('changed.title')}>
        {[totals, ...parts.map(({ part, amount }) => t(`changed.${part}`, { amount })), t('changed.question')].join(
          ' ',
        )}
      </Banner>
      <input type="hidden" name="agreed" value={agreedTotal} />
      <Button type="submit" size="large" fullWidth>
        {t('changed.agree', { amount: now })}
      </Button>
    </form>
  );
}
