import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Button, Card } from '@haat/ui-kit';
import { dataAmount } from './data-amount.ts';

export interface DataUseProps {
  readonly isLite: boolean;
  /** Bytes that were sent in this visit before this page. */
  readonly sentBytes: number;
}

/** What this visit has cost, and lite pages on or off. See docs/domain/application.md#data-meter. */
export function DataUse({ isLite, sentBytes }: DataUseProps) {
  const { t } = useTranslation('lite');
  const { unit, amount } = dataAmount(sentBytes);
  return (
    <Card>
      <h2 className="text-18 font-bold">{isLite ? t('on') : t('title')}</h2>
      <p className="font-semibold">{t(`spent.${unit}`, { amount })}</p>
      <p className="text-14 text-ink-soft">{t('counted')}</p>
      <p>{t('text')}</p>
      <form method="post" action={pathTo('language')}>
        <input type="hidden" name="next" value={pathTo('account')} />
        <Button type="submit" variant="secondary" fullWidth name="lite" value={isLite ? '0' : '1'}>
          {isLite ? t('turnOff') : t('turnOn')}
        </Button>
      </form>
    </Card>
  );
}
