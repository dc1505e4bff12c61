import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, Card, List, ListRow, ReceiptIcon } from '@haat/ui-kit';
import type { OwnTraining } from './captain-training.data.ts';
import { INTENT } from './training-acts.data.ts';

/** The certificate of who has passed; without a name in the profile, how it is got. */
export function OwnCertificate({ mine: { certificate, document } }: { readonly mine: OwnTraining }) {
  const { t } = useTranslation('training');
  if (certificate === null)
    return (
      <Card>
        <p>{t('certificate.noName')}</p>
        <ButtonLink to={pathTo('account')} variant="secondary" fullWidth>
          {t('certificate.toName')}
        </ButtonLink>
        <Form method="post" action={pathTo('captainTraining')}>
          <input type="hidden" name="intent" value={INTENT.certificate} />
          <Button type="submit" fullWidth>
            {t('certificate.take')}
          </Button>
        </Form>
      </Card>
    );
  const { number, name, day, attendances } = certificate;
  return (
    <>
      <Card>
        <h3 className="font-bold">{t('certificate.title')}</h3>
        <p className="text-18 font-bold break-words">{name}</p>
        <p>{t('certificate.number', { number })}</p>
        <p className="text-14 text-ink-soft">{t('certificate.day', { day })}</p>
        {attendances.map((attended) => (
          <p key={attended.key}>{t('certificate.attended', { place: attended.place, day: attended.day })}</p>
        ))}
      </Card>
      <List>
        <ListRow href={document} leading={<ReceiptIcon className="text-primary" />} title={t('certificate.pdf')} />
      </List>
    </>
  );
}
