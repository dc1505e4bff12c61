import { pathTo } from '@haat/app-context';
import { useTexts } from '@haat/i18n';
import { ButtonLink, Card, MapPinIcon } from '@haat/ui-kit';

/** Nothing can be near before the farmer has said where they are: the one thing to do. */
export function PlaceCard() {
  const { t } = useTexts('home');
  return (
    <Card>
      <h2 className="flex items-center gap-2 text-22 font-bold">
        <MapPinIcon size={28} className="shrink-0 text-primary" />
        {t('place.title')}
      </h2>
      <p>{t('place.text')}</p>
      <ButtonLink to={pathTo('location', {}, { next: pathTo('home') })} size="large" fullWidth>
        {t('place.action')}
      </ButtonLink>
    </Card>
  );
}
