import { useTranslation } from 'react-i18next';
import { MEASUREMENT_PATHS, type MeasurementConsent } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Button, Card, Page } from '@haat/ui-kit';

/**
 * For what this browser may be measured, each with the way to allow and to stop it; nothing where nothing is measured.
 * See docs/domain/measurement.md#consent.
 */
export function MeasurementChoice({ asked, agreed }: Pick<MeasurementConsent, 'asked' | 'agreed'>) {
  const { t } = useTranslation('measurement');
  if (asked.length === 0) return null;
  return (
    <Page>
      <h2 className="text-18 font-bold">{t('choice.title')}</h2>
      <p>{t('choice.text')}</p>
      {asked.map((purpose) => {
        const isOn = agreed.includes(purpose);
        return (
          <Card key={purpose}>
            <form method="post" action={MEASUREMENT_PATHS.consent}>
              <input type="hidden" name="next" value={pathTo('privacy')} />
              <p className="font-bold">{t(`choice.${purpose}`)}</p>
              <p>{t(isOn ? 'choice.on' : 'choice.off')}</p>
              <Button type="submit" variant="secondary" name={isOn ? 'stop' : 'allow'} value={purpose}>
                {t(isOn ? 'choice.stop' : 'choice.allow')}
              </Button>
            </form>
          </Card>
        );
      })}
    </Page>
  );
}
