import { useTranslation } from 'react-i18next';
import type { MandiReceiptStatus } from '@haat/api-contract/vocabulary';
import { Badge, Banner, Card, type BadgeProps } from '@haat/ui-kit';
import type { SlipFormData } from './sale-slips.data.ts';

const TONES: Readonly<Record<MandiReceiptStatus, BadgeProps['tone']>> = {
  RECEIVED: 'info',
  VERIFIED: 'success',
  REJECTED: 'warning',
};

/** The person's sale slips, and what became of each. */
export function MySlips({ slips }: Pick<SlipFormData, 'slips'>) {
  const { t } = useTranslation('mandi-slip');
  if (slips === null) return <Banner tone="warning">{t('notLoaded')}</Banner>;
  if (slips.length === 0) return null;
  return (
    <section aria-labelledby="my-slips-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="my-slips-title" className="text-18 font-bold">
        {t('mine')}
      </h2>
      <ul className="flex min-w-0 flex-col gap-2">
        {slips.map(({ id, text, day, status, statusText, reason, isSampleCheck }) => (
          <li key={id}>
            <Card>
              <div className="flex min-w-0 flex-col items-start gap-1">
                <b>{text}</b>
                <span className="text-14 text-ink-soft">{day}</span>
                <Badge tone={TONES[status]}>{statusText}</Badge>
                {reason === null ? null : <p>{reason}</p>}
                {isSampleCheck ? <p className="text-14 text-ink-soft">{t('sampleCheck')}</p> : null}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
