import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { MandiOfferStatus } from '@haat/api-contract/vocabulary';
import { Badge, Banner, Button, Card, type BadgeProps } from '@haat/ui-kit';
import { DEMAND_INTENTS, OFFERS_ID, type DemandsData } from './demands.data.ts';

const TONES: Readonly<Record<MandiOfferStatus, BadgeProps['tone']>> = {
  OFFERED: 'info',
  ACCEPTED: 'success',
  REJECTED: 'warning',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
};

/** What the person offered, and what became of it; an offer that is not decided can be taken back. */
export function MyOffers({ data: { offers, here } }: { readonly data: DemandsData }) {
  const { t } = useTranslation('mandi');
  if (offers === null) return <Banner tone="warning">{t('demand.offersNotLoaded')}</Banner>;
  if (offers.length === 0) return null;
  return (
    <section id={OFFERS_ID} aria-labelledby={`${OFFERS_ID}-title`} className="flex min-w-0 scroll-mt-20 flex-col gap-3">
      <h2 id={`${OFFERS_ID}-title`} className="text-18 font-bold">
        {t('demand.myOffers')}
      </h2>
      <ul className="flex min-w-0 flex-col gap-2">
        {offers.map(({ id, text, day, status, statusText }) => (
          <li key={id}>
            <Card>
              <div className="flex min-w-0 flex-col items-start gap-1">
                <b>{text}</b>
                <span className="text-14 text-ink-soft">{day}</span>
                <Badge tone={TONES[status]}>{statusText}</Badge>
              </div>
              {status === 'OFFERED' ? (
                <Form method="post" action={here} preventScrollReset>
                  <input type="hidden" name="intent" value={DEMAND_INTENTS.withdraw} />
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" variant="secondary" fullWidth>
                    {t('demand.withdraw')}
                    <span className="sr-only">: {text}</span>
                  </Button>
                </Form>
              ) : null}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
