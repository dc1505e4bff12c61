import { useTranslation } from 'react-i18next';
import { Badge, ButtonLink, Card, ClockIcon, NavigationIcon } from '@haat/ui-kit';
import type { CentreView } from './collection-centres.data.ts';

/** A collection centre: where, when it is open, what it pays, and the way there. */
export function CentreCard({ centre }: { readonly centre: CentreView }) {
  const { t } = useTranslation('mandi');
  const { title, where, isOpen, hours, dayOff, rates, age, directions } = centre;
  return (
    <Card>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h2 className="text-18 font-bold">{title}</h2>
        <p className="text-14 text-ink-soft">{where}</p>
        {isOpen === null ? null : (
          <Badge tone={isOpen ? 'success' : 'neutral'} icon={<ClockIcon size={18} />}>
            {t(isOpen ? 'centre.openNow' : 'centre.closedNow')}
          </Badge>
        )}
        <p>{hours}</p>
        {dayOff === null ? null : <p>{dayOff}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="font-bold">{t('centre.buys')}</h3>
        <dl className="flex min-w-0 flex-col">
          {rates.map(({ key, crop, rate }) => (
            <div key={key} className="flex min-w-0 flex-wrap justify-between gap-x-3 border-b border-line py-1">
              <dt className="min-w-0">{crop}</dt>
              <dd className="ml-auto font-bold">{rate}</dd>
            </div>
          ))}
        </dl>
        {age === null ? null : (
          <p className="flex">
            <Badge tone={age.isOld ? 'warning' : 'neutral'} icon={<ClockIcon size={18} />}>
              {age.text}
            </Badge>
          </p>
        )}
      </div>
      <ButtonLink to={directions} variant="secondary" fullWidth icon={<NavigationIcon />}>
        {t('centre.directions')}
        <span className="sr-only">: {title}</span>
      </ButtonLink>
    </Card>
  );
}
