import { useTranslation } from 'react-i18next';
import { Banner, Badge, Button, Card } from '@haat/ui-kit';
import type { FarmerView } from './farmers.data.ts';

/** Farmers for whom the agent may act now, each with the press that chooses them; null when they did not load. */
export function FarmerList({ farmers }: { readonly farmers: readonly FarmerView[] | null }) {
  const { t } = useTranslation('counter');
  if (farmers === null)
    return (
      <Banner tone="danger">
        <p>{t('farmers.failed')}</p>
      </Banner>
    );
  return (
    <section aria-labelledby="farmers-with-consent" className="flex min-w-0 flex-col gap-3">
      <h2 id="farmers-with-consent" className="text-18 font-bold">
        {t('farmers.heading')}
      </h2>
      {farmers.length === 0 ? <p className="text-ink-soft">{t('farmers.none')}</p> : null}
      {farmers.map((farmer) => (
        <FarmerCard key={farmer.id} farmer={farmer} />
      ))}
    </section>
  );
}

function FarmerCard({ farmer }: { readonly farmer: FarmerView }) {
  const { t } = useTranslation(['counter', 'agents']);
  const { id, name, numberEnd, purposes, lastDay, standIn, isChosen } = farmer;
  return (
    <Card padding="tight">
      <h3 className="font-bold">{name === '' ? t('farmers.unnamed') : name}</h3>
      {isChosen ? <Badge tone="success">{t('farmers.chosen')}</Badge> : null}
      <p>{standIn === null ? t('farmers.number', { end: numberEnd }) : t('farmers.standIn', { person: standIn })}</p>
      <p className="text-ink-soft">{t('farmers.until', { day: lastDay })}</p>
      <ul className="flex flex-wrap gap-x-4 text-ink-soft">
        {purposes.map((purpose) => (
          <li key={purpose}>{t(`agents:purpose.${purpose}`)}</li>
        ))}
      </ul>
      {isChosen ? null : (
        // The whole document is left: nothing of the farmer before stays in the page's memory.
        <form method="post">
          <input type="hidden" name="farmerId" value={id} />
          <Button type="submit" name="intent" value="choose" variant="secondary" fullWidth>
            {t('farmers.choose')}
          </Button>
        </form>
      )}
    </Card>
  );
}
