import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Accordion, Bill, Button, ButtonLink, Card } from '@haat/ui-kit';
import { CropHeading } from '../crop-heading.tsx';
import type { DemandView } from './demand.presenter.ts';
import { DEMAND_INTENTS, type DemandsData } from './demands.data.ts';

interface DemandCardProps {
  readonly demand: DemandView;
  readonly data: DemandsData;
}

/** What one buyer wants: rate, what is taken off, when it is paid, and the offer of the quantity typed. */
export function DemandCard({ demand, data }: DemandCardProps) {
  const { t } = useTranslation('mandi');
  const { crop, picture, grade, buyer, rate, where, wanted, until, pays, sale, saleOf, isTooMuch } = demand;
  return (
    <Card>
      <div className="flex min-w-0 flex-col gap-1">
        <CropHeading picture={picture}>
          <h2 className="text-18 font-bold">{crop}</h2>
          <p>{grade}</p>
        </CropHeading>
        <p className="text-14 text-ink-soft">{buyer}</p>
        <p className="text-14 text-ink-soft">{where}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="text-28">{rate}</b>
          <span>{t('price.perQuintal')}</span>
        </p>
        <p>{wanted}</p>
        <p>{until}</p>
        <p className="font-semibold">{pays}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-control bg-primary-tint p-2">
          <span>{saleOf}</span>
          <b className="ml-auto text-22">{sale.net}</b>
        </p>
        <Accordion variant="row" title={t('inHand.how')} defaultOpen={demand.offer !== null}>
          <Bill rows={sale.rows} total={{ label: t('inHand.net'), amount: sale.net }} />
          <p className="text-14 text-ink-soft">{t('demand.wayIsYours')}</p>
        </Accordion>
      </div>
      {isTooMuch ? <p role="status">{t('demand.tooMuch')}</p> : <Offer demand={demand} data={data} />}
    </Card>
  );
}

function Offer({ demand: { id, crop, offer }, data: { here, loginPath } }: DemandCardProps) {
  const { t } = useTranslation('mandi');
  if (offer === null) return null;
  if (loginPath !== null)
    return (
      <ButtonLink to={loginPath} fullWidth>
        {t('demand.logIn')}
        <span className="sr-only">: {crop}</span>
      </ButtonLink>
    );
  return (
    <Form method="post" action={here}>
      <input type="hidden" name="intent" value={DEMAND_INTENTS.offer} />
      <input type="hidden" name="demand" value={id} />
      <input type="hidden" name="quintals" value={offer.quintals} />
      <Button type="submit" fullWidth>
        {offer.text}
        <span className="sr-only">: {crop}</span>
      </Button>
    </Form>
  );
}
