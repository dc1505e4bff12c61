import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Accordion, Banner, Button, TextField } from '@haat/ui-kit';
import { QUERY, type CaptainTrainingData } from './captain-training.data.ts';

/** Anybody checks the number of a certificate, and learns initials and day. */
export function CheckCertificate({ check }: Pick<CaptainTrainingData, 'check'>) {
  const { t } = useTranslation('training');
  return (
    <Accordion key={check?.typed} title={t('check.title')} defaultOpen={check !== null}>
      <CheckAnswer check={check} />
      <Form method="get" action={pathTo('captainTraining')} className="flex min-w-0 flex-col gap-3">
        <TextField
          label={t('check.number')}
          hint={t('check.hint')}
          name={QUERY.certificate}
          defaultValue={check?.typed}
          autoComplete="off"
          maxLength={40}
          error={check?.state === 'bad' ? t('check.bad') : undefined}
        />
        <Button type="submit" variant="secondary" fullWidth>
          {t('check.send')}
        </Button>
      </Form>
    </Accordion>
  );
}

function CheckAnswer({ check }: Pick<CaptainTrainingData, 'check'>) {
  const { t } = useTranslation('training');
  switch (check?.state) {
    case 'known':
      return (
        <Banner tone="success" title={t('check.known')}>
          {t('check.whose', { initials: check.initials, day: check.day })}
        </Banner>
      );
    case 'unknown':
      return <Banner tone="danger">{t('check.unknown')}</Banner>;
    case 'notLoaded':
      return <Banner tone="warning">{t('check.notLoaded')}</Banner>;
    case 'bad':
    case undefined:
      return null;
  }
}
